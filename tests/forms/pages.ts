import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = join(import.meta.dirname);
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/** Builds the pages of this folder. React's profiler is in, so that drawings can be counted. Returns where they are. */
export async function buildFormPages(outDir: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      minify: false,
    },
  });
  return outDir;
}

/** Answers a page from what was built, with the portal's headers. */
export async function serveFormPages(
  page: Page,
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await page.route('http://forms.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const isFile = /\.\w+$/.test(pathname);
    const type = isFile ? TYPES[pathname.split('.').at(-1) ?? ''] : 'text/html';
    return route.fulfill({
      headers: { ...headers, 'content-type': type ?? 'application/octet-stream' },
      body: readFileSync(join(folder, isFile ? pathname : 'index.html')),
    });
  });
}
