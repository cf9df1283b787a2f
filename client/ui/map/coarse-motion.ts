import type { MapRef } from 'react-map-gl/maplibre';

/** Pixel ratio during a motion: a quarter of the work or less. */
const COARSE = 0.5;
/** Names of software renderers: in remote desktops, virtual machines, browsers under test. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the CPU renders, which takes 100 ms or more for a full-window map. */
export function drawsInSoftware(gl: WebGLRenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

const coarseners = new WeakMap<object, () => void>();

/** Call before the page moves the map or draws much on it. A no-op on maps that a GPU draws. */
export const beginCoarsely = (map: MapRef): void => coarseners.get(map)?.();

/**
 * Lowers the resolution of the map during gestures, so that it follows the pointer. A change of resolution ends the current motion,
 * so it happens before a gesture starts and after it has ended.
 */
export function moveCoarsely(map: MapRef): void {
  const target = map.getCanvasContainer();
  let isCoarse = false;
  let isHeld = false;
  const coarsen = () => {
    if (!isCoarse) map.setPixelRatio(COARSE);
    isCoarse = true;
  };
  const hold = () => {
    isHeld = true;
    coarsen();
  };
  const letGo = () => {
    if (isHeld) map.triggerRepaint();
    isHeld = false;
  };
  const refine = () => {
    if (!isCoarse || isHeld) return;
    isCoarse = false;
    map.setPixelRatio(devicePixelRatio);
    // At once, because the resize has cleared the canvas.
    map.redraw();
  };
  coarsen();
  coarseners.set(map, coarsen);
  target.addEventListener('pointerdown', hold, { capture: true });
  target.addEventListener('wheel', coarsen, { capture: true, passive: true });
  addEventListener('pointerup', letGo);
  addEventListener('pointercancel', letGo);
  map.on('idle', refine);
  map.once('remove', () => {
    removeEventListener('pointerup', letGo);
    removeEventListener('pointercancel', letGo);
  });
}
