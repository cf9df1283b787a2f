import type { GeoJSONSource, MapGeoJSONFeature, MapMouseEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { MAP_MOTION } from '../../../ui/map/motion.ts';
import { useMapEvent, useMapRef } from '../../../ui/map/use-map-ref.ts';
import type { Point } from '../../../ui/map/viewport.ts';
import { MARKER_TARGETS, MARKERS } from './layers.ts';

export type Target =
  | { kind: 'marker'; id: number; at: Point }
  | { kind: 'cluster'; id: number; at: Point; place: [number, number] };

/** The target whose center is nearest to a point, in pixels. */
export function nearestTo(point: Point, targets: readonly Target[]): Target | null {
  const distance = ({ at }: Target) => Math.hypot(at.x - point.x, at.y - point.y);
  return targets.reduce<Target | null>((best, next) => (best && distance(best) <= distance(next) ? best : next), null);
}

function targetsAt(map: MapRef, point: MapMouseEvent['point']): Target[] {
  const layers = MARKER_TARGETS.filter((id) => map.getLayer(id));
  return map.queryRenderedFeatures(point, { layers }).flatMap((feature) => targetOf(map, feature));
}

function targetOf(map: MapRef, { id, geometry, properties }: MapGeoJSONFeature): Target[] {
  if (geometry.type !== 'Point') return [];
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const place: [number, number] = [longitude, latitude];
  const at = map.project(place);
  const clusterId: unknown = properties['cluster_id'];
  if (typeof clusterId === 'number') return [{ kind: 'cluster', id: clusterId, at, place }];
  return typeof id === 'number' ? [{ kind: 'marker', id, at }] : [];
}

/** Zooms in until the cluster splits, and keeps its place on the screen. */
async function openCluster(map: MapRef, { id, place }: Extract<Target, { kind: 'cluster' }>): Promise<void> {
  const zoom = await map.getSource<GeoJSONSource>(MARKERS)?.getClusterExpansionZoom(id);
  if (zoom !== undefined) map.easeTo({ zoom, around: place, ...MAP_MOTION });
}

export type PointerOptions = {
  /** The clicked marker. `null` for a click beside all markers. */
  onPick: (id: number | null) => void;
  /** The hovered marker. `null` beside all markers. */
  onHover: (id: number | null) => void;
};

/** Handles clicks and hovers over markers and clusters. */
export function usePointer({ onPick, onHover }: PointerOptions): void {
  const map = useMapRef();
  useMapEvent('click', ({ point }) => {
    const target = nearestTo(point, targetsAt(map, point));
    // The cluster may have changed since then. The next click finds its replacement.
    if (target?.kind === 'cluster') openCluster(map, target).catch(() => undefined);
    else onPick(target?.id ?? null);
  });
  useMapEvent('mousemove', ({ point }) => {
    const target = nearestTo(point, targetsAt(map, point));
    map.getCanvas().style.cursor = target ? 'pointer' : '';
    onHover(target?.kind === 'marker' ? target.id : null);
  });
  useMapEvent('mouseout', () => onHover(null));
  useEffect(() => {
    const canvas = map.getCanvas();
    return () => {
      canvas.style.cursor = '';
    };
  }, [map]);
}
