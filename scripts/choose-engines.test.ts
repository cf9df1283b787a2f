import { expect, test } from 'vitest';
import { type Choice, chooseEngines, PARTS, type PartName } from './choose-engines.ts';

type Machine = { has: PartName[]; offers?: 'all' | 'nothing'; platform?: NodeJS.Platform };

/** Chooses on a machine that has these parts. `offers`: what the installer finds, if there is one. Also returns its packages. */
function chosenOn({ has, offers, platform = 'linux' }: Machine): Choice & { installed: string[] } {
  const parts = new Set<PartName>(has);
  const installed: string[] = [];
  const install = (packages: string[]) => {
    installed.push(...packages);
    if (offers === 'nothing') return;
    for (const [name, part] of Object.entries(PARTS)) {
      if (part.packages.every((one) => packages.includes(one))) parts.add(name as PartName);
    }
  };
  const locate = (part: PartName) => (parts.has(part) ? `/${part}` : undefined);
  return { ...chooseEngines(locate, { platform, ...(offers && { install }) }), installed };
}

const FIREFOX: PartName[] = ['firefox', 'display', 'openssl'];
const WEBKIT: PartName[] = ['webkit', 'display', 'openssl'];
const PLUGINS: PartName[] = ['playback', 'mp4', 'parser', 'decoder'];

test('tests both engines with live video if everything is present, and installs nothing', () => {
  const choice = chosenOn({ has: [...FIREFOX, ...WEBKIT, 'avcodec', ...PLUGINS], offers: 'all' });
  expect(choice).toEqual({
    engines: { firefox: '/firefox', webkit: '/webkit', display: '/display', openssl: '/openssl' },
    withoutVideo: {},
    left: [],
    isAny: true,
    installed: [],
  });
});

test('installs the decoders that a machine with both browsers lacks', () => {
  const { installed, left, withoutVideo } = chosenOn({
    has: [...FIREFOX, ...WEBKIT, 'playback', 'mp4'],
    offers: 'all',
  });
  expect(installed).toEqual(['libavcodec-extra', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav']);
  expect([left, withoutVideo]).toEqual([[], {}]);
});

test('installs everything on a bare machine', () => {
  const { installed, left, engines } = chosenOn({ has: [], offers: 'all' });
  expect(installed).toHaveLength(Object.keys(PARTS).length);
  expect([left, Object.keys(engines)]).toEqual([[], ['firefox', 'openssl', 'display', 'webkit']]);
});

test('without the plugins, tests WebKit but skips its live video, with the reason and the command', () => {
  const { engines, left, withoutVideo } = chosenOn({ has: [...FIREFOX, ...WEBKIT, 'avcodec', 'playback', 'mp4'] });
  const reason =
    'Live video in WebKit is skipped: no libgstvideoparsersbad.so, libgstlibav.so here, which "apt-get install gstreamer1.0-plugins-bad gstreamer1.0-libav" installs on Debian and Ubuntu.';
  expect(engines.webkit).toBe('/webkit');
  expect(withoutVideo).toEqual({ WebKit: reason });
  expect(left).toEqual([reason]);
});

test('skips live video in Firefox without its decoder, whatever WebKit has', () => {
  const { withoutVideo, left } = chosenOn({ has: [...FIREFOX, ...WEBKIT, ...PLUGINS] });
  expect(withoutVideo).toEqual({
    Firefox:
      'Live video in Firefox is skipped: no libavcodec.so here, which "apt-get install libavcodec-extra" installs on Debian and Ubuntu.',
  });
  expect(left).toHaveLength(1);
});

test('skips live video with the reason if the installation fails', () => {
  const { withoutVideo, left } = chosenOn({ has: [...FIREFOX, 'avcodec', ...WEBKIT], offers: 'nothing' });
  expect(Object.keys(withoutVideo)).toEqual(['WebKit']);
  expect(left).toHaveLength(1);
});

test('skips an engine without its program, and does not mention its video', () => {
  const { engines, left } = chosenOn({ has: [...FIREFOX, 'avcodec'] });
  expect(engines).toEqual({ firefox: '/firefox', display: '/display', openssl: '/openssl' });
  expect(left).toEqual([
    'WebKit is skipped: no WebKitWebDriver here, which "apt-get install webkit2gtk-driver" installs on Debian and Ubuntu.',
  ]);
});

test('there is nothing to test without any engine', () => {
  const { isAny, left } = chosenOn({ has: ['openssl', ...PLUGINS] });
  expect(isAny).toBe(false);
  expect(left.map((line) => line.split(':')[0])).toEqual(['Firefox is skipped', 'WebKit is skipped']);
});

test('a Mac decodes video by itself and needs no display for Firefox', () => {
  const { engines, withoutVideo } = chosenOn({ has: ['firefox', 'openssl'], platform: 'darwin' });
  expect(engines).toEqual({ firefox: '/firefox', openssl: '/openssl' });
  expect(withoutVideo).toEqual({});
});
