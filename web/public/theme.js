// Puts the remembered theme on <html> before anything is painted. src/theme.svelte.ts takes over from here.
(function () {
  let wish = 'auto';
  try {
    wish = localStorage.getItem('homeward.theme') ?? 'auto';
  } catch {
    /* storage may be shut */
  }
  const night = wish === 'bedtime' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'bedtime' : 'light';
})();
