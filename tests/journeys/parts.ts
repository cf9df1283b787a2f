import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages } from '../support/built-pages.ts';
import { test as base } from './journey.ts';

/** Journeys over `tests/pages`, which shows parts of the portal on their own. Built once for each worker. */
export const test = base.extend<object, { pages: string }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'pages-'));
      await provide(await buildPages('tests/pages', folder));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
