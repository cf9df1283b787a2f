import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { type Browser, chooseBrowser, majorIn, type Source } from './choose-browser.ts';

/** Chromium without windows and tabs. It saves a third of the journeys' time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium that is new enough, or installs one. In order: WAYMARK_BROWSER, an installed headless shell, Debian's package
 * (as root), an installed Chromium or Chrome, Debian's package after updating its lists, Playwright's own, and last an npm
 * package that runs without root. Uses the newest with a one-line warning if all are too old. Throws if there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const { warning, ...browser } = await chooseBrowser(named() ?? SOURCES, majorOf);
  if (warning) console.warn(warning);
  return browser;
}

const SOURCES: readonly Source[] = [
  () => plain(find(SHELLS)),
  () => plain(fromDebian(SHELLS)),
  () => plain(peoplesBrowser()),
  () => plain(afterUpdate()),
  async () => plain(await playwrights()),
  fromNpm,
];

const plain = (path: string | undefined): Browser | undefined => (path ? { path, args: [] } : undefined);

/** Chrome on Windows opens a window instead of printing its version. */
function majorOf({ path }: Browser): number | undefined {
  if (process.platform === 'win32') return undefined;
  return majorIn(spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 }).stdout ?? '');
}

/** Installed browsers, headless shells first. */
export const installedBrowser = (): string | undefined => find(SHELLS) ?? peoplesBrowser();

/** Installed browsers with a window, for measurements that match what users see. */
export const peoplesBrowser = (): string | undefined => find(NAMES) ?? PLACES.find((path) => existsSync(path));

function named(): Source[] | undefined {
  const path = process.env['WAYMARK_BROWSER'];
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`WAYMARK_BROWSER names ${path}, which does not exist.`);
  return [() => plain(path)];
}

/** Path of the first of these programs that is installed. */
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

/** First of these packages that Debian has. Updates it if the lists name a newer version. */
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
  console.log('Fetching a browser for the tests …');
  run('apt-get', ['update']);
  return fromDebian([...SHELLS, 'chromium']);
}

/** `@sparticuz/chromium` bundles a compressed browser. Downloaded only if there is no other. */
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
