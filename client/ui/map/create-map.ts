import 'maplibre-gl/dist/maplibre-gl.css';
import { type LngLatLike, Map as MapLibre, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { drawsInSoftware, moveCoarsely } from './coarse-motion.ts';

// The address that the library works out for itself is not one of the build's.
setWorkerUrl(workerUrl);
// As in other engines. WebKit sends requests of a second worker past the service worker, so that tiles of the demo were missing.
setWorkerCount(1);

export type Camera = { center: LngLatLike; zoom: number };

const CLOSEST = 19;
/** Names fade in and out; shorter than the library's 300 ms. */
const FADE = 150;

/**
 * A map without a style yet: north is up and the ground is flat, so that nobody loses their bearings and nothing has to be
 * put back. Throws where the browser cannot draw it. This file brings the library with it: it is loaded when a map is shown.
 */
export function createMap(container: HTMLElement, camera: Camera): MapLibre {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new MapLibre({
    container,
    ...camera,
    maxZoom: CLOSEST,
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    attributionControl: false,
    fadeDuration: isStill ? 0 : FADE,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const gl = map.getCanvas().getContext('webgl2');
  if (gl && drawsInSoftware(gl)) moveCoarsely(map);
  return map;
}
