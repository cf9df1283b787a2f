import type { MapRef } from 'react-map-gl/maplibre';

/** Pixels of the picture for one of the page while there is more to come: a quarter of the work at the least. */
const COARSE = 0.5;
/** What the drawing is called where there is no graphics card: in remote desktops, virtual machines, browsers under test. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the processor itself draws, which takes a tenth of a second and more for a map that fills a window. */
export function drawsInSoftware(gl: WebGLRenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

/**
 * Draws the map coarsely from where a hand takes hold of it until it rests again, so that it follows the hand. Another
 * fineness ends what the map is doing: it changes before a gesture begins and after it has come to its end, never between.
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
    // At once, because another size has emptied the picture.
    map.redraw();
  };
  coarsen();
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
