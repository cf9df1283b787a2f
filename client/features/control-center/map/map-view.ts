import type { MapRef } from 'react-map-gl/maplibre';
import { MAP_MOTION } from '../../../ui/map/motion.ts';
import {
  boundsOf,
  fitPadding,
  isInView,
  middleOf,
  middleOffset,
  type Padding,
  type Place,
  type Size,
} from '../../../ui/map/viewport.ts';
import type { Marker } from '../../../widgets/map/markers/marker.ts';

/** Methods of a map that move it. */
export type Movable = Pick<MapRef, 'getContainer' | 'getZoom' | 'project' | 'fitBounds' | 'easeTo'>;
type Scene = { markers: readonly Marker[]; selectedId: number | null; padding: Padding };
/** Moves the map to show the scene, if necessary. */
export type View = (map: Movable, scene: Scene) => void;

/** Zoom limit for a single vehicle, to show its surroundings. */
const CLOSEST_FIT = 14;
/** Zoom at which streets have names. */
const NEAR = 15;
/** Minimum distance of a visible marker from panels. */
const MARGIN = 40;
/** Below it are the name of a marker and the credits of the map. */
const NAME_AND_CREDITS = 80;

/** Fits places into the free part of the map. */
export function fitMarkers(map: Movable, markers: readonly Place[], padding: Padding, duration: number): void {
  const bounds = boundsOf(markers);
  if (!bounds) return;
  map.fitBounds(bounds, { padding: fitPadding(sizeOf(map), padding), maxZoom: CLOSEST_FIT, linear: true, duration });
}

/** Least zoom of a map that goes to one vehicle. */
const OPENED = 13;

/**
 * A view that moves the map at most twice for a scene: once to the middle of the fleet, or to the vehicle that the map is opened
 * for, and once to a newly selected one that is not visible. Keeps this state over remounts and style changes, so that later data never
 * moves the map.
 */
export function createView(): View {
  let hasFitted = false;
  let shownId: number | null = null;
  return (map, { markers, selectedId, padding }) => {
    const selected = markers.find(({ id }) => id === selectedId);
    if (!hasFitted && markers.length > 0) {
      hasFitted = true;
      if (selected) map.easeTo({ ...centered(map, selected, padding), zoom: OPENED, duration: 0 });
      else fitMarkers(map, middleOf(markers), padding, 0);
    }
    if (shownId === selectedId) return;
    // A vehicle that is not on the map yet is shown when it arrives, and beside its panel once that has a size.
    if (selectedId !== null && (!selected || isUncovered(padding))) return;
    shownId = selectedId;
    if (selected) bringIntoView(map, selected, padding);
  };
}

const isUncovered = ({ left, right, bottom }: Padding): boolean => left + right + bottom === 0;

/** Zooms to one vehicle, at the user's request. */
export function showNear(map: Movable, marker: Marker, padding: Padding): void {
  map.easeTo({ ...centered(map, marker, padding), zoom: Math.max(map.getZoom(), NEAR), ...MAP_MOTION });
}

function bringIntoView(map: Movable, marker: Marker, padding: Padding): void {
  const seen = { ...padding, bottom: padding.bottom + NAME_AND_CREDITS - MARGIN };
  if (isInView(map.project([marker.longitude, marker.latitude]), sizeOf(map), seen, MARGIN)) return;
  map.easeTo({ ...centered(map, marker, padding), zoom: Math.max(map.getZoom(), OPENED), ...MAP_MOTION });
}

/** Camera with a vehicle in the center of the free part. */
function centered(map: Movable, { longitude, latitude }: Marker, padding: Padding) {
  const center: [number, number] = [longitude, latitude];
  return { center, offset: middleOffset(sizeOf(map), padding) };
}

function sizeOf(map: Movable): Size {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { width, height };
}
