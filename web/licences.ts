// Writes the licences of the fonts into the build; Vite itself writes those of the code.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const CODE = 'licences/code.md';
const FONTS = 'licences/fonts.md';

export function fontLicences(): Plugin {
  return {
    name: 'font-licences',
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((one) => (one.type === 'asset' ? one.originalFileNames : []));
      const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => packageOf(resolve(file)));
      const texts = [...new Set(fonts)].sort().map((folder) => licenceIn(folder));
      this.emitFile({ type: 'asset', fileName: FONTS, source: `# Fonts of this page\n\n${texts.join('\n')}` });
    },
  };
}

/** The folder of the package that a file belongs to. */
function packageOf(file: string): string {
  const folder = dirname(file);
  if (folder === file) throw new Error(`${file} belongs to no package`);
  return existsSync(join(folder, 'package.json')) ? folder : packageOf(folder);
}

function licenceIn(folder: string): string {
  const name = folder.split(/node_modules[\\/]/).at(-1) ?? folder;
  return `## ${name.replace('\\', '/')}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`;
}
