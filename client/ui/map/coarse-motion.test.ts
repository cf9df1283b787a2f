import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawsInSoftware, moveCoarsely } from './coarse-motion.ts';

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

/** A map that tells which pixel ratios it was given. */
function aMap() {
  const listeners = new Map<string, () => void>();
  const ratios: number[] = [];
  const state = { isMoving: false };
  moveCoarsely({
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    once: (name: string, listener: () => void) => listeners.set(name, listener),
    isMoving: () => state.isMoving,
    setPixelRatio: (ratio: number) => ratios.push(ratio),
    redraw: () => undefined,
  } as unknown as MapLibre);
  const fire = (name: string, isMoving: boolean) => {
    state.isMoving = isMoving;
    listeners.get(name)?.();
  };
  return { fire, ratios };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('devicePixelRatio', 2);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a map is coarse while it moves and fine again at rest', () => {
  const { fire, ratios } = aMap();
  fire('move', true);
  fire('move', true);
  expect(ratios).toEqual([0.5]);
  fire('moveend', false);
  vi.advanceTimersByTime(299);
  fire('move', true);
  fire('moveend', false);
  expect(ratios).toEqual([0.5]);
  vi.advanceTimersByTime(300);
  expect(ratios).toEqual([0.5, 2]);
});

test('another size of the window is no motion, and a map that is gone is left alone', () => {
  const { fire, ratios } = aMap();
  fire('move', false);
  fire('moveend', false);
  vi.advanceTimersByTime(300);
  expect(ratios).toEqual([]);
  fire('move', true);
  fire('moveend', false);
  fire('remove', false);
  vi.advanceTimersByTime(300);
  expect(ratios).toEqual([0.5]);
});
