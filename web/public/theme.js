// Sets the stored theme and size of letters on <html> before the first paint. src/device/theme.svelte.ts and
// src/device/letters.svelte.ts do the rest.
(function () {
  const { dataset } = document.documentElement;
  /** @param {string} name */
  function recall(name) {
    try {
      return localStorage.getItem(`homeward.${name}`);
    } catch {
      return null; // storage may be blocked
    }
  }
  const wish = recall('theme') ?? 'auto';
  const night = wish === 'bedtime' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = night ? 'bedtime' : 'light';
  dataset.letters = recall('letters') ?? 'usual';
})();
