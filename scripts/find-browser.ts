import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Chromium without windows and tabs: a journey takes two thirds of the time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser for tests, and flags it needs beyond the usual ones. */
export type Browser = { path: string; args: string[] };

/**
 * Finds a Chromium, or installs one: WAYMARK_BROWSER, an installed headless shell or the one of the system's package manager
 * when root on Debian, an installed Chromium or Chrome, Playwright's own, Debian's after its lists are fetched, and last an
 * npm package that runs without root. Throws what to do otherwise.
 */
export async function findBrowser(): Promise<Browser> {
  const path =
    named() ?? find(SHELLS) ?? fromDebian(SHELLS) ?? installedBrowser() ?? (await playwrights()) ?? afterUpdate();
  if (path) return { path, args: [] };
  const packaged = await fromNpm();
  if (packaged) return packaged;
  throw new Error(
    'No browser was found and none could be installed. Install Chromium or Chrome, or set WAYMARK_BROWSER to its path.',
  );
}

/** The browser that is there already, a headless shell before others. */
export const installedBrowser = (): string | undefined => find(SHELLS) ?? peoplesBrowser();

/** The browser that is there already and that people use, for times that mean something to them. */
export const peoplesBrowser = (): string | undefined => find(NAMES) ?? PLACES.find((path) => existsSync(path));

function named(): string | undefined {
  const path = process.env['WAYMARK_BROWSER'];
  if (path && !existsSync(path)) throw new Error(`WAYMARK_BROWSER names ${path}, which does not exist.`);
  return path;
}

/** The first of these names on the path. */
export function find(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  console.log('Installing a browser for the tests …');
  run(process.execPath, [cli, 'install', 'chromium', '--only-shell']);
  return existsSync(path) ? path : undefined;
}

export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The first of these packages that Debian has. */
function fromDebian(packages: readonly string[]): string | undefined {
  if (!isRootOnDebian()) return undefined;
  for (const name of packages) {
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], 'ignore');
    const path = find([name]);
    if (path) return path;
  }
  return undefined;
}

function afterUpdate(): string | undefined {
  if (!isRootOnDebian()) return undefined;
  run('apt-get', ['update']);
  return fromDebian([...SHELLS, 'chromium']);
}

/** `@sparticuz/chromium` carries a compressed browser in its package; it is fetched only when nothing else is there. */
async function fromNpm(): Promise<Browser | undefined> {
  if (process.platform !== 'linux') return undefined;
  const folder = join('node_modules', '.cache', 'browser');
  run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium']);
  try {
    const entry = createRequire(join(process.cwd(), folder, 'package.json')).resolve('@sparticuz/chromium');
    const { default: chromium } = (await import(entry)) as {
      default: { args: string[]; executablePath(): Promise<string> };
    };
    return { path: await chromium.executablePath(), args: chromium.args };
  } catch {
    return undefined;
  }
}

export function run(command: string, args: string[], errors: 'inherit' | 'ignore' = 'inherit'): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', errors], timeout: 180_000 });
}
