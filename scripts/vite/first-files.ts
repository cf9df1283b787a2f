import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import type { FirstPage, PageFiles } from '../../client/app/first-files.ts';
import { LANGUAGES } from '../../client/i18n/languages.ts';
import { filesOf, type Manifest } from './chunk-files.ts';
import { catalogsOf, FIRST_PAGES } from './page-modules.ts';

/** Before the files that the page names itself: over HTTP/1.1, a browser loads six at a time. */
const PLACE = '<link rel="preload" href="config.json"';

/** What each first page loads after the entry. */
function firstFiles(manifest: Manifest): Record<FirstPage, PageFiles> {
  const ofEntry = new Set(filesOf(['index.html'], manifest));
  const after = (modules: readonly string[]) => filesOf(modules, manifest).filter((file) => !ofEntry.has(file));
  const pages = Object.entries(FIRST_PAGES).map(([page, { modules, texts }]) => {
    const code = after(modules);
    const inLanguage = LANGUAGES.map(({ code: language }) => {
      const catalogs = catalogsOf([language], texts);
      const files = after(language === 'fr' ? [...catalogs, 'i18n/french.ts'] : catalogs);
      return [language, files.filter((file) => !code.includes(file))];
    });
    return [page, { code, texts: Object.fromEntries(inLanguage) }];
  });
  return Object.fromEntries(pages) as Record<FirstPage, PageFiles>;
}

/** Builds `first-files.js`, and names it in the entry page. */
export function firstFilesScript(): Plugin {
  return {
    name: 'waymark:first-files',
    apply: 'build',
    async writeBundle({ dir: folder = '' }, bundle) {
      if (!('index.html' in bundle)) return;
      const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      await build({
        configFile: false,
        root: path.resolve(import.meta.dirname, '../..'),
        publicDir: false,
        logLevel: 'warn',
        define: { FIRST_FILES: JSON.stringify(firstFiles(manifest)) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'baseline-widely-available',
          lib: {
            entry: 'client/app/load-first-files.ts',
            formats: ['iife'],
            name: 'waymark',
            fileName: () => 'first-files.js',
          },
        },
      });
      const page = path.join(folder, 'index.html');
      const html = readFileSync(page, 'utf8');
      if (!html.includes(PLACE)) this.error(`The entry page has no ${PLACE}`);
      writeFileSync(page, html.replace(PLACE, `<script async src="first-files.js"></script>\n    ${PLACE}`));
    },
  };
}
