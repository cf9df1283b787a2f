import type { MapRef } from 'react-map-gl/maplibre';
import { MAP_MOTION } from '../../../ui/map/motion.ts';
import { boundsOf, fitPadding, isInView, middleOffset, type Padding, type Size } from '../../../ui/map/viewport.ts';
import type { Marker } from '../../../widgets/map/markers/marker.ts';

/** Methods of a map that move it. */
export type Movable = Pick<MapRef, 'getContainer' | 'project' | 'fitBounds' | 'easeTo'>;
type Scene = { markers: readonly Marker[]; selectedId: number | null; padding: Padding };
/** Moves the map to show the scene, if necessary. */
export type View = (map: Movable, scene: Scene) => void;

/** Zoom limit for a single vehicle, to show its surroundings. */
const CLOSEST_FIT = 14;
/** Zoom at which streets have names. */
const NEAR = 15;
/** Minimum distance of a visible marker from panels. */
const MARGIN = 40;

/** Fits all markers into the free part of the map. */
export function fitMarkers(map: Movable, markers: readonly Marker[], padding: Padding, duration: number): void {
  const bounds = boundsOf(markers);
  if (!bounds) return;
  map.fitBounds(bounds, { padding: fitPadding(sizeOf(map), padding), maxZoom: CLOSEST_FIT, linear: true, duration });
}

/**
 * A view that moves the map at most twice for a scene: once to fit all vehicles, and once to a newly selected one that is not visible.
 * Keeps this state over remounts and style changes, so that later data never moves the map.
 */
export function createView(): View {
  let hasFitted = false;
  let shownId: number | null = null;
  return (map, { markers, selectedId, padding }) => {
    if (!hasFitted && markers.length > 0) {
      hasFitted = true;
      fitMarkers(map, markers, padding, 0);
    }
    if (shownId === selectedId) return;
    const selected = markers.find(({ id }) => id === selectedId);
    // A vehicle that is not on the map yet is shown when it arrives.
    if (selectedId !== null && !selected) return;
    shownId = selectedId;
    if (selected) bringIntoView(map, selected, padding);
  };
}

/** Zooms to one vehicle, at the user's request. */
export function showNear(map: Movable & Pick<MapRef, 'getZoom'>, marker: Marker, padding: Padding): void {
  const center: [number, number] = [marker.longitude, marker.latitude];
  const zoom = Math.max(map.getZoom(), NEAR);
  map.easeTo({ center, zoom, offset: middleOffset(sizeOf(map), padding), ...MAP_MOTION });
}

function bringIntoView(map: Movable, { longitude, latitude }: Marker, padding: Padding): void {
  const size = sizeOf(map);
  const center: [number, number] = [longitude, latitude];
  if (isInView(map.project(center), size, padding, MARGIN)) return;
  map.easeTo({ center, offset: middleOffset(size, padding), ...MAP_MOTION });
}

function sizeOf(map: Movable): Size {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { width, height };
}
