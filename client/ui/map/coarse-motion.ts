import type { Map as MapLibre } from 'maplibre-gl';

/** Pixels of the picture for one of the page while the map moves: a quarter of the work at the least. */
const COARSE = 0.5;
/** How long the map has to rest before it is drawn finely again. */
const REST = 300;
/** What the drawing is called where there is no graphics card: in remote desktops, virtual machines, browsers under test. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the processor itself draws, which takes a tenth of a second and more for a map that fills a window. */
export function drawsInSoftware(gl: WebGLRenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

/** Draws the map coarsely as long as it moves, so that it follows the hand. */
export function moveCoarsely(map: MapLibre): void {
  let isCoarse = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on('move', () => {
    clearTimeout(timer);
    if (isCoarse || !map.isMoving()) return;
    isCoarse = true;
    map.setPixelRatio(COARSE);
  });
  map.on('moveend', () => {
    if (!isCoarse) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isCoarse = false;
      map.setPixelRatio(devicePixelRatio);
      // At once, because another size has emptied the picture.
      map.redraw();
    }, REST);
  });
  map.once('remove', () => clearTimeout(timer));
}
