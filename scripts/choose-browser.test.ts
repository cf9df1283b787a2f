import { expect, test } from 'vitest';
import { type Browser, chooseBrowser, majorIn, type Source } from './choose-browser.ts';

const VERSIONS: Readonly<Record<string, number>> = { '/old': 150, '/older': 149, '/fitting': 156, '/newer': 159 };

/** Chooses from sources that have these browsers; also returns the sources that were asked. */
async function chosenFrom(...paths: (string | undefined)[]) {
  const asked: (string | undefined)[] = [];
  const sources = paths.map(
    (path): Source =>
      () => {
        asked.push(path);
        return path === undefined ? undefined : { path, args: [] };
      },
  );
  return { ...(await chooseBrowser(sources, ({ path }: Browser) => VERSIONS[path])), asked };
}

test('an installed browser that is new enough is used, and nothing is installed', async () => {
  expect(await chosenFrom('/fitting', '/newer')).toEqual({ path: '/fitting', args: [], asked: ['/fitting'] });
});

test('a browser that is too old is passed over for one that can be installed', async () => {
  expect(await chosenFrom('/old', undefined, '/newer')).toEqual({
    path: '/newer',
    args: [],
    asked: ['/old', undefined, '/newer'],
  });
});

test('the newest of browsers that are all too old is used, with a warning of one line', async () => {
  expect(await chosenFrom('/older', '/old', undefined)).toMatchObject({
    path: '/old',
    warning:
      'Chromium 150 (/old) is too old: some journeys fail before version 156. Update it, or set WAYMARK_BROWSER to a newer one.',
  });
});

test('a browser that does not tell its version is used', async () => {
  expect(await chosenFrom('/silent', '/newer')).toEqual({ path: '/silent', args: [], asked: ['/silent'] });
});

test('a machine without any browser is told what to do', async () => {
  await expect(chosenFrom(undefined)).rejects.toThrow(
    'Install Chromium or Chrome, or set WAYMARK_BROWSER to its path.',
  );
});

test.each([
  ['Chromium 156.0.8078.79', 156],
  ['Google Chrome 150.0.7871.100 ', 150],
  ['Chromium 150.0.7871.100 built on Debian GNU/Linux 12 (bookworm)', 150],
  ['', undefined],
])('the major version of "%s" is %s', (output, major) => {
  expect(majorIn(output)).toBe(major);
});
