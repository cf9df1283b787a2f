import type { MapRef } from 'react-map-gl/maplibre';
import { MAP_MOTION } from '../../ui/map/motion.ts';
import { boundsOf, fitPadding, isInView, middleOffset, type Padding, type Size } from '../../ui/map/viewport.ts';
import type { Marker } from './markers/marker.ts';

/** What of a map moves it. */
export type Movable = Pick<MapRef, 'getContainer' | 'project' | 'fitBounds' | 'easeTo'>;
type Scene = { markers: readonly Marker[]; selectedId: number | null; padding: Padding };
/** Moves the map for what is to be seen on it, if it has to. */
export type View = (map: Movable, scene: Scene) => void;

/** One vehicle alone is shown with the streets around it, not with its driveway. */
const CLOSEST_FIT = 14;
/** The streets around a vehicle have their names here. */
const NEAR = 15;
/** A marker nearer than this to a panel is not seen whole. */
const MARGIN = 40;

/** Shows all markers in the part of the map that is free. */
export function fitMarkers(map: Movable, markers: readonly Marker[], padding: Padding, duration: number): void {
  const bounds = boundsOf(markers);
  if (!bounds) return;
  map.fitBounds(bounds, { padding: fitPadding(sizeOf(map), padding), maxZoom: CLOSEST_FIT, linear: true, duration });
}

/**
 * A view of markers that moves twice at most for the same scene: once to show every vehicle, and once to a newly selected one
 * that cannot be seen. It remembers that over maps and styles: what comes later never moves the map.
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
    // A vehicle that is not on the map yet is shown when it comes.
    if (selectedId !== null && !selected) return;
    shownId = selectedId;
    if (selected) bringIntoView(map, selected, padding);
  };
}

/** Shows one vehicle from near, because somebody asked to see where it is. */
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
