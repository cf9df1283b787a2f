import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/** Builds the pages of a folder with React's profiler, which counts renders. Returns their location. */
export async function buildPages(root: string, outDir: string): Promise<string> {
  await build({
    root,
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

/** Serves the built pages at an origin, with the portal's headers. */
export async function servePages(
  page: Page,
  origin: string,
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const isFile = /\.\w+$/.test(pathname);
    const type = isFile ? TYPES[pathname.split('.').at(-1) ?? ''] : 'text/html';
    return route.fulfill({
      headers: { ...headers, 'content-type': type ?? 'application/octet-stream' },
      body: readFileSync(join(folder, isFile ? pathname : 'index.html')),
    });
  });
}
