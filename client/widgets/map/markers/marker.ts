import type { Feature, FeatureCollection, Point } from 'geojson';
import { shortName } from '../../../lib/short-name.ts';
import { VEHICLE_STATES, type VehicleState } from '../../../rules/vehicle/vehicle-state.ts';

/** A place with a state on the map. Degrees. `heading` is clockwise from north. */
export type Marker = {
  id: number;
  name: string;
  state: VehicleState;
  longitude: number;
  latitude: number;
  heading: number;
  /** An outage or maintenance blocks its commands. */
  isInterrupted: boolean;
};

export type MarkerProperties = Pick<Marker, 'name' | 'state' | 'heading' | 'isInterrupted'> & { rank: number };
export type MarkerFeature = Feature<Point, MarkerProperties>;
export type LiftedProperties = MarkerProperties & { lift: 'selected' | 'alarm' | 'hovered' };

/** Drawing order of overlapping markers: states that need attention come last, on top. */
const FROM_THE_BOTTOM: readonly VehicleState[] = ['offline', 'paused', 'expired', 'parked', 'moving', 'alarm'];
const RANKS = Object.fromEntries(VEHICLE_STATES.map((state) => [state, FROM_THE_BOTTOM.indexOf(state)]));

export const toFeature = ({ id, longitude, latitude, name, state, heading, isInterrupted }: Marker): MarkerFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { name: shortName(name), state, heading, isInterrupted, rank: RANKS[state] ?? 0 },
});

/** Whether a marker is never part of a cluster: it is selected, or its vehicle has an alarm. */
export const standsOut = ({ id, state }: Marker, selectedId: number | null): boolean =>
  id === selectedId || state === 'alarm';

/** Markers above all others: those that stand out, and the hovered one, which is drawn again. Selection comes before an alarm. */
export function toLifted(
  markers: readonly Marker[],
  selectedId: number | null,
  hoveredId: number | null,
): FeatureCollection<Point, LiftedProperties> {
  const liftOf = ({ id, state }: Marker): LiftedProperties['lift'] =>
    id === selectedId ? 'selected' : state === 'alarm' ? 'alarm' : 'hovered';
  const features = markers
    .filter((marker) => standsOut(marker, selectedId) || marker.id === hoveredId)
    .map((marker): Feature<Point, LiftedProperties> => {
      const feature = toFeature(marker);
      return { ...feature, properties: { ...feature.properties, lift: liftOf(marker) } };
    });
  return { type: 'FeatureCollection', features };
}

/** Whether two lists would draw the same map: most fleet updates change few vehicles or none. */
export function areSame(some: readonly Marker[], others: readonly Marker[]): boolean {
  return some.length === others.length && some.every((marker, index) => isSame(marker, others[index]));
}

export const isSame = (marker: Marker, other: Marker | undefined): boolean =>
  marker.id === other?.id &&
  marker.longitude === other.longitude &&
  marker.latitude === other.latitude &&
  marker.state === other.state &&
  marker.heading === other.heading &&
  marker.isInterrupted === other.isInterrupted &&
  marker.name === other.name;
