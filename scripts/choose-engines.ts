/** Something that an engine needs, by any of its names, and the packages of Debian and Ubuntu that contain it. */
export type Part = { kind: 'program' | 'library' | 'plugin'; names: readonly string[]; packages: readonly string[] };

/** Plugins of GStreamer that decode the live video in WebKit. Its own packages bring only some of them. */
const GSTREAMER = {
  playback: { kind: 'plugin', names: ['libgstplayback.so'], packages: ['gstreamer1.0-plugins-base'] },
  mp4: { kind: 'plugin', names: ['libgstisomp4.so'], packages: ['gstreamer1.0-plugins-good'] },
  parser: { kind: 'plugin', names: ['libgstvideoparsersbad.so'], packages: ['gstreamer1.0-plugins-bad'] },
  decoder: { kind: 'plugin', names: ['libgstlibav.so'], packages: ['gstreamer1.0-libav'] },
} satisfies Record<string, Part>;

export const PARTS = {
  firefox: { kind: 'program', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: { kind: 'program', names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  /** Headless Firefox draws no map on Linux, and WebKit has no headless mode. */
  display: { kind: 'program', names: ['Xvfb'], packages: ['xvfb'] },
  /** Creates the certificate: WebKit drops Secure cookies on http. */
  openssl: { kind: 'program', names: ['openssl'], packages: ['openssl'] },
  /** Decodes the live video in Firefox. */
  avcodec: { kind: 'library', names: ['libavcodec.so'], packages: ['libavcodec-extra'] },
  ...GSTREAMER,
} satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;

const names = () => Object.keys(PARTS) as PartName[];

type Name = 'Firefox' | 'WebKit';
type Needs = { browser: PartName; others: readonly PartName[]; video: readonly PartName[] };

/** Needs of each engine: for all stories, and for live video alone. Elsewhere than on Linux, the system decodes video. */
const needsOn = (platform: NodeJS.Platform): Record<Name, Needs> => ({
  Firefox:
    platform === 'linux'
      ? { browser: 'firefox', others: ['openssl', 'display'], video: ['avcodec'] }
      : { browser: 'firefox', others: ['openssl'], video: [] },
  WebKit: {
    browser: 'webkit',
    others: ['display', 'openssl'],
    video: Object.keys(GSTREAMER) as (keyof typeof GSTREAMER)[],
  },
});

/** Paths of browsers and tools. */
export type Engines = { [Name in 'firefox' | 'webkit' | 'display' | 'openssl']?: string };

/** `withoutVideo`: the reason, for engines that cannot play live video here. `left`: one sentence for each omission. */
export type Choice = { engines: Engines; withoutVideo: { [N in Name]?: string }; left: string[]; isAny: boolean };

/**
 * Chooses the engines whose needs are met, each by itself: the presence of one program does not mean that all its packages are.
 * `install` is called once with the packages of all missing parts, if this machine allows it.
 */
export function chooseEngines(
  locate: (part: PartName) => string | undefined,
  { install, platform }: { install?: (packages: string[]) => void; platform: NodeJS.Platform },
): Choice {
  const needs = needsOn(platform);
  const wanted = new Set(Object.values(needs).flatMap(({ browser, others, video }) => [browser, ...others, ...video]));
  const missing = names().filter((part) => wanted.has(part) && !locate(part));
  if (missing.length > 0) install?.(packagesOf(missing));

  const choice: Choice = { engines: {}, withoutVideo: {}, left: [], isAny: false };
  for (const [name, { browser, others, video }] of Object.entries(needs) as [Name, Needs][]) {
    const lacking = [browser, ...others].filter((part) => !locate(part));
    if (lacking.length > 0) {
      choice.left.push(`${name} is skipped: ${whatIsMissing(lacking)}`);
      continue;
    }
    choice.isAny = true;
    for (const part of [browser, ...others]) Object.assign(choice.engines, { [part]: locate(part) });
    const silent = video.filter((part) => !locate(part));
    if (silent.length === 0) continue;
    const reason = `Live video in ${name} is skipped: ${whatIsMissing(silent)}`;
    choice.withoutVideo[name] = reason;
    choice.left.push(reason);
  }
  return choice;
}

const packagesOf = (parts: readonly PartName[]): string[] => parts.flatMap((part) => PARTS[part].packages);

function whatIsMissing(parts: readonly PartName[]): string {
  const absent = parts.map((part) => PARTS[part].names[0]).join(', ');
  return `no ${absent} here, which "apt-get install ${packagesOf(parts).join(' ')}" installs on Debian and Ubuntu.`;
}
