// Sets the stored theme on <html> before the first paint. src/device/theme.svelte.ts does the rest.
(function () {
  let wish = 'auto';
  try {
    wish = localStorage.getItem('homeward.theme') ?? 'auto';
  } catch {
    /* storage may be blocked */
  }
  const night = wish === 'bedtime' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'bedtime' : 'light';
})();
