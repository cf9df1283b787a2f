import { expect, test } from 'vitest';
import { type Browser, chooseBrowser, majorIn, type Source } from './choose-browser.ts';

const VERSIONS: Readonly<Record<string, number>> = { '/old': 150, '/older': 149, '/fitting': 156, '/newer': 159 };

/** Chooses from sources that have these browsers. Also returns the queried sources. */
async function chosenFrom(...paths: (string | undefined)[]) {
  const queried: (string | undefined)[] = [];
  const sources = paths.map(
    (path): Source =>
      () => {
        queried.push(path);
        return path === undefined ? undefined : { path, args: [] };
      },
  );
  return { ...(await chooseBrowser(sources, ({ path }: Browser) => VERSIONS[path])), queried };
}

test('uses an installed browser that is new enough, and installs nothing', async () => {
  expect(await chosenFrom('/fitting', '/newer')).toEqual({ path: '/fitting', args: [], queried: ['/fitting'] });
});

test('prefers an installable browser to one that is too old', async () => {
  expect(await chosenFrom('/old', undefined, '/newer')).toEqual({
    path: '/newer',
    args: [],
    queried: ['/old', undefined, '/newer'],
  });
});

test('uses the newest browser with a one-line warning if all are too old', async () => {
  expect(await chosenFrom('/older', '/old', undefined)).toMatchObject({
    path: '/old',
    warning:
      'Chromium 150 (/old) is too old: some journeys fail before version 156. Update it, or set WAYMARK_BROWSER to a newer one.',
  });
});

test('uses a browser that reports no version', async () => {
  expect(await chosenFrom('/silent', '/newer')).toEqual({ path: '/silent', args: [], queried: ['/silent'] });
});

test('explains what to do on a machine without any browser', async () => {
  await expect(chosenFrom(undefined)).rejects.toThrow(
    'Install Chromium or Chrome, or set WAYMARK_BROWSER to its path.',
  );
});

test.each([
  ['Chromium 156.0.8078.79', 156],
  ['Google Chrome 150.0.7871.100 ', 150],
  ['Chromium 150.0.7871.100 built on Debian GNU/Linux 12 (bookworm)', 150],
  ['', undefined],
])('parses the major version of "%s" as %s', (output, major) => {
  expect(majorIn(output)).toBe(major);
});
