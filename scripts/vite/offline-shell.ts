import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { shellOf } from '../../client/worker/shell.ts';
import { filesOf, type Manifest } from './chunk-files.ts';
import { PAGE_MODULES, START_MODULES } from './page-modules.ts';
import { WORKER_LICENSES } from './third-party-notices.ts';

/** Unhashed files that the portal starts with. */
const PAGES = ['index.html', 'first-files.js', 'config.json', 'manifest.webmanifest', 'icon.svg'];

/** Font of all three languages. Fonts of other scripts load when a text uses them. */
const FONT = /\/inter-latin-wght-/;

/** Builds the portal's service worker, `sw.js`, after the files that it precaches are written. */
export function offlineShell(): Plugin {
  let folder = '';
  let assets: string[] = [];
  return {
    name: 'waymark:offline-shell',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      folder = dir ?? '';
      assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
    },
    async closeBundle() {
      if (assets.length === 0) return;
      const revision = (file: string) =>
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex')
          .slice(0, 16);
      const revisions = Object.fromEntries(PAGES.map((file) => [file, revision(file)]));
      const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const shell = shellOf(
        {
          all: assets,
          start: [...filesOf(START_MODULES, manifest), ...assets.filter((file) => FONT.test(file))],
          pages: filesOf(PAGE_MODULES, manifest),
        },
        revisions,
      );
      await build({
        configFile: false,
        root: path.resolve(import.meta.dirname, '../..'),
        publicDir: false,
        logLevel: 'warn',
        define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          license: WORKER_LICENSES,
          target: 'baseline-widely-available',
          lib: { entry: 'client/worker/sw.ts', formats: ['iife'], name: 'waymark', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
