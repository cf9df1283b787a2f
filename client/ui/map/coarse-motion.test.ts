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
  vi.stubGlobal('devicePixelRatio', 2);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a map is coarse while it loads and moves, and fine when it rests', () => {
  const { fire, ratios } = aMap();
  expect(ratios).toEqual([0.5]);
  fire('idle', false);
  expect(ratios).toEqual([0.5, 2]);
  fire('move', true);
  fire('move', true);
  fire('idle', false);
  expect(ratios).toEqual([0.5, 2, 0.5, 2]);
});

test('another size of the window is no motion', () => {
  const { fire, ratios } = aMap();
  fire('idle', false);
  fire('move', false);
  fire('idle', false);
  expect(ratios).toEqual([0.5, 2]);
});
