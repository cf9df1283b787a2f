import type { useMapRef } from '../../ui/map/use-map-ref.ts';

/** Size in pixels of the page, from the drawing: the size of its element would make the browser lay out the page first. */
export function sizeOf(map: ReturnType<typeof useMapRef>) {
  const { width, height } = map.getCanvas();
  const ratio = map.getPixelRatio();
  return { width: width / ratio, height: height / ratio };
}
