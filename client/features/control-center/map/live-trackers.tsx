import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { Layer, Marker as MapMarker, type MarkerInstance, Source } from 'react-map-gl/maplibre';
import { isSilent, lastFix } from '../../../rules/live/trail.ts';
import { SECOND } from '../../../rules/time/duration.ts';
import { type TrackedFix, useLiveTrails } from '../../../state/live-trails.ts';
import { useMapRef } from '../../../ui/map/use-map-ref.ts';
import { useNow } from '../../../ui/use-now.ts';
import { StateGlyph } from '../../../ui/vehicle-state.tsx';
import type { Marker } from '../../../widgets/map/markers/marker.ts';
import markerStyles from '../../../widgets/map/markers/vehicle-marker.module.css';
import { createLiveMotion, type LiveMotion } from './live-motion.ts';
import styles from './live-trackers.module.css';
import { createTrailLines } from './trail-lines.ts';

const TRAILS = 'wm-trails';
const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** A tracked vehicle. `every`: milliseconds between its reports. */
export type LiveTracker = { marker: Marker; every: number };

type Props = {
  trackers: readonly LiveTracker[];
  selectedId: number | null;
  onSelect: (vehicleId: number) => void;
};

/** Tracked vehicles with their trails. They move between their fixes, and are never part of a cluster. */
export function LiveTrackers({ trackers, selectedId, onSelect }: Props) {
  const trails = useLiveTrails();
  const [motion] = useState(() =>
    createLiveMotion({ isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches }),
  );
  const [color] = useState(() => getComputedStyle(document.documentElement).getPropertyValue('--wm-accent').trim());
  useTrailLines(motion);
  useEffect(() => {
    motion.set(
      trackers.flatMap(({ marker: { id }, every }): TrackedFix[] => {
        const trail = trails.get(id);
        const fix = trail && lastFix(trail);
        return fix ? [{ id, fix, every }] : [];
      }),
    );
  }, [motion, trackers, trails]);
  useEffect(() => () => motion.stop(), [motion]);
  return (
    <>
      <Source id={TRAILS} type="geojson" data={NOTHING}>
        <Layer
          id={TRAILS}
          type="line"
          layout={{ 'line-join': 'round', 'line-cap': 'round' }}
          paint={{ 'line-color': color, 'line-width': 4, 'line-opacity': 0.75 }}
        />
      </Source>
      {trackers.map((tracker) => (
        <LiveMarker
          key={tracker.marker.id}
          tracker={tracker}
          motion={motion}
          isSelected={tracker.marker.id === selectedId}
          onSelect={() => onSelect(tracker.marker.id)}
        />
      ))}
    </>
  );
}

/** Draws the trails when fixes arrive, and once a second while a vehicle moves. */
function useTrailLines(motion: LiveMotion): void {
  const map = useMapRef();
  useEffect(() => {
    const lines = createTrailLines();
    let drawnAt = Number.NEGATIVE_INFINITY;
    let known: unknown = null;
    const draw = (time: number) => {
      const trails = useLiveTrails.getState();
      if (trails === known && time - drawnAt < SECOND && [...trails.keys()].some(motion.isMoving)) return;
      known = trails;
      drawnAt = time;
      const diff = lines(trails, (id) => (motion.isMoving(id) ? motion.spotOf(id) : null));
      // Rejects if the map is removed before.
      if (diff)
        map
          .getSource<GeoJSONSource>(TRAILS)
          ?.updateData(diff)
          .catch(() => undefined);
    };
    return motion.subscribe(draw);
  }, [map, motion]);
}

type MarkerProps = { tracker: LiveTracker; motion: LiveMotion; isSelected: boolean; onSelect: () => void };

/** One tracked vehicle with its name. Decorative: the list of tracked vehicles has the same as text and buttons. */
function LiveMarker({ tracker: { marker, every }, motion, isSelected, onSelect }: MarkerProps) {
  const placed = useRef<MarkerInstance>(null);
  const trails = useLiveTrails();
  const now = useNow(5 * SECOND);
  const { id, name, state, heading } = marker;
  const trail = trails.get(id);
  const fix = trail && lastFix(trail);
  useEffect(() => {
    const move = () => {
      const spot = motion.spotOf(id);
      if (spot) placed.current?.setLngLat([spot.longitude, spot.latitude]);
    };
    return motion.subscribe(move);
  }, [motion, id]);
  const { longitude, latitude } = motion.spotOf(id) ?? marker;
  return (
    <MapMarker
      ref={placed}
      longitude={longitude}
      latitude={latitude}
      onClick={({ originalEvent }) => {
        // Otherwise it is a click on the map as well.
        originalEvent.stopPropagation();
        onSelect();
      }}
    >
      <div
        className={styles.live}
        data-selected={isSelected}
        data-silent={fix !== undefined && isSilent(fix.at, now, every)}
        aria-hidden
      >
        <div className={markerStyles.marker} data-state={state}>
          <span className={markerStyles.icon} style={{ rotate: state === 'moving' ? `${heading}deg` : undefined }}>
            <StateGlyph state={state} size={18} />
          </span>
        </div>
        <span className={styles.name}>{name}</span>
      </div>
    </MapMarker>
  );
}
