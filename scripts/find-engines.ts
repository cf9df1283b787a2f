import { existsSync } from 'node:fs';
import { find, isRootOnDebian, run } from './find-browser.ts';

type Part = { names: readonly string[]; packages: readonly string[] };

/** Without GStreamer's plugins, WebKit plays no video. */
const GSTREAMER = ['plugins-base', 'plugins-good', 'plugins-bad', 'libav'].map((name) => `gstreamer1.0-${name}`);
const PARTS = {
  firefox: { names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: { names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver', ...GSTREAMER] },
  /** Headless Firefox draws no map on Linux, and WebKit has no headless mode. */
  display: { names: ['Xvfb'], packages: ['xvfb'] },
  /** Creates the certificate: WebKit drops Secure cookies on http. */
  openssl: { names: ['openssl'], packages: ['openssl'] },
} satisfies Record<string, Part>;
type PartName = keyof typeof PARTS;

const NEEDS = {
  Firefox: ['firefox', 'openssl', ...(process.platform === 'linux' ? (['display'] as const) : [])],
  WebKit: ['webkit', 'display', 'openssl'],
} satisfies Record<string, readonly PartName[]>;

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Paths of browsers and tools. */
export type Engines = { [Name in PartName]?: string };

/** Finds the engines. As root on Debian, installs missing ones. `skipped`: one line for each engine that cannot be tested. */
export function findEngines(): { engines: Engines; skipped: string[]; isAny: boolean } {
  const missing = names().filter((name) => !locate(name));
  if (missing.length > 0 && isRootOnDebian()) {
    console.log(`Installing ${missing.join(', ')} for the tests …`);
    run('apt-get', ['update', '-qq']);
    const packages = missing.flatMap((name) => PARTS[name].packages);
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages]);
  }
  const engines: Engines = Object.fromEntries(names().map((name) => [name, locate(name)]));
  const lacking = Object.entries(NEEDS).map(([name, needs]) => ({
    name,
    lacks: needs.filter((part) => !engines[part]),
  }));
  const skipped = lacking.filter(({ lacks }) => lacks.length > 0);
  for (const { name } of skipped) delete engines[name === 'Firefox' ? 'firefox' : 'webkit'];
  return {
    engines,
    skipped: skipped.map(
      ({ name, lacks }) =>
        `${name} is skipped: no ${lacks.flatMap((part) => PARTS[part].names[0] ?? []).join(', ')} here.`,
    ),
    isAny: skipped.length < lacking.length,
  };
}

const names = () => Object.keys(PARTS) as PartName[];

function locate(name: PartName): string | undefined {
  const isMacFirefox = name === 'firefox' && existsSync(MAC_FIREFOX);
  return find(PARTS[name].names) ?? (isMacFirefox ? MAC_FIREFOX : undefined);
}
