import type { MapRef } from 'react-map-gl/maplibre';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginCoarsely, drawsInSoftware, moveCoarsely } from './coarse-motion.ts';

const drawnBy = (renderer: string) =>
  drawsInSoftware({
    RENDERER: 1,
    getExtension: () => ({ UNMASKED_RENDERER_WEBGL: 2 }),
    getParameter: (name: number) => (name === 2 ? renderer : 'WebKit WebGL'),
  } as unknown as WebGLRenderingContext);

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', true],
  ['Microsoft Basic Render Driver', true],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', true],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)', false],
  ['ANGLE (Intel, Intel(R) UHD Graphics 620 Direct3D11 vs_5_0 ps_5_0, D3D11)', false],
])('%s is software: %s', (renderer, expected) => {
  expect(drawnBy(renderer)).toBe(expected);
});

/** A map that records its pixel ratios. */
function aMap() {
  const container = new EventTarget();
  const listeners = new Map<string, () => void>();
  const ratios: number[] = [];
  const map = {
    getCanvasContainer: () => container,
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    once: (name: string, listener: () => void) => listeners.set(name, listener),
    setPixelRatio: (ratio: number) => ratios.push(ratio),
    triggerRepaint: () => undefined,
    redraw: () => undefined,
  } as unknown as MapRef;
  moveCoarsely(map);
  return {
    ratios,
    begin: () => beginCoarsely(map),
    touch: (name: string) => container.dispatchEvent(new Event(name)),
    letGo: () => page.dispatchEvent(new Event('pointerup')),
    fire: (name: string) => listeners.get(name)?.(),
  };
}

let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a map is coarse until it is loaded, and during a gesture until it rests', () => {
  const { fire, touch, letGo, ratios } = aMap();
  expect(ratios).toEqual([0.5]);
  fire('idle');
  expect(ratios).toEqual([0.5, 2]);
  touch('wheel');
  touch('wheel');
  fire('idle');
  expect(ratios).toEqual([0.5, 2, 0.5, 2]);
  touch('pointerdown');
  letGo();
  fire('idle');
  expect(ratios).toEqual([0.5, 2, 0.5, 2, 0.5, 2]);
});

test('does not change the resolution during a gesture', () => {
  const { fire, touch, letGo, ratios } = aMap();
  touch('pointerdown');
  fire('idle');
  expect(ratios).toEqual([0.5]);
  letGo();
  fire('idle');
  expect(ratios).toEqual([0.5, 2]);
});

test('is coarse from before a motion of the page until the map rests', () => {
  const { fire, begin, ratios } = aMap();
  fire('idle');
  begin();
  begin();
  expect(ratios).toEqual([0.5, 2, 0.5]);
  fire('idle');
  expect(ratios).toEqual([0.5, 2, 0.5, 2]);
  beginCoarsely({} as MapRef);
});
