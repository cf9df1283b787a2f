import type { Map as MapLibre } from 'maplibre-gl';

/** Pixels of the picture for one of the page while there is more to come: a quarter of the work at the least. */
const COARSE = 0.5;
/** What the drawing is called where there is no graphics card: in remote desktops, virtual machines, browsers under test. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the processor itself draws, which takes a tenth of a second and more for a map that fills a window. */
export function drawsInSoftware(gl: WebGLRenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

/** Draws the map coarsely while it moves and loads, so that it follows the hand, and finely once it rests. */
export function moveCoarsely(map: MapLibre): void {
  let isCoarse = false;
  const coarsen = () => {
    if (isCoarse) return;
    isCoarse = true;
    map.setPixelRatio(COARSE);
  };
  coarsen();
  map.on('move', () => {
    if (map.isMoving()) coarsen();
  });
  map.on('idle', () => {
    if (!isCoarse) return;
    isCoarse = false;
    map.setPixelRatio(devicePixelRatio);
    // At once, because another size has emptied the picture.
    map.redraw();
  });
}
