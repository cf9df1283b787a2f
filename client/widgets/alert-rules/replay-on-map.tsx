import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Layer, Marker, Source } from 'react-map-gl/maplibre';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { isMarked, type ReplayAlert } from '../../rules/alerts/replay-alerts.ts';
import { MAP_MOTION } from '../../ui/map/motion.ts';
import { useMapEvent, useMapRef } from '../../ui/map/use-map-ref.ts';
import { isInView, NOTHING_COVERED } from '../../ui/map/viewport.ts';
import { useFormat } from '../../wording/use-format.ts';
import { readColors } from '../map/geofences/geofence-layers.tsx';
import styles from './replay.module.css';
import { useReplayMarks } from './replay-marks.tsx';

const DOTS = 'wm-replay';
/** Pixels around the pointer that find a dot. */
const NEAR = 8;
/** Pixels between a shown dot and the edges. */
const MARGIN = 48;

/** The newest alerts of a replay as dots on the map of its page. They take no clicks, which may belong to a drawing. */
export function ReplayOnMap() {
  const map = useMapRef();
  const { alerts, mark, point, shown } = useReplayMarks();
  const [colors] = useState(() => readColors(map.getContainer()));
  const dots = useMemo(() => dotsOf(alerts), [alerts]);
  const marked = alerts.filter((alert) => isMarked(mark, alert));
  const isOne: ExpressionSpecification = ['in', ['get', 'id'], ['literal', marked.map(({ event }) => event.id)]];
  const go = useEffectEvent(({ place }: ReplayAlert) => {
    map.getContainer().scrollIntoView({ block: 'nearest' });
    if (!place) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const center: [number, number] = [place.longitude, place.latitude];
    if (!isInView(map.project(center), { width, height }, NOTHING_COVERED, MARGIN))
      map.easeTo({ center, ...MAP_MOTION });
  });
  useEffect(() => {
    if (shown) go(shown.alert);
  }, [shown]);
  const [isOver, setOver] = useState(false);
  useMapEvent('mousemove', ({ point: { x, y } }) => {
    if (!map.getLayer(DOTS)) return;
    const [dot] = map.queryRenderedFeatures(
      [
        [x - NEAR, y - NEAR],
        [x + NEAR, y + NEAR],
      ],
      { layers: [DOTS] },
    );
    const found = alerts.find(({ event }) => event.id === dot?.properties['id']);
    if (!found && !isOver) return;
    setOver(found !== undefined);
    point(found ? { day: found.day, id: found.event.id } : null);
  });
  useMapEvent('mouseout', () => {
    if (isOver) point(null);
    setOver(false);
  });
  return (
    <>
      <Source id={DOTS} type="geojson" data={dots}>
        <Layer
          id={DOTS}
          type="circle"
          paint={{
            // Translucent, so that a heap is darker, and unlike a point of interest.
            'circle-color': colors.accent,
            'circle-opacity': ['case', isOne, 1, 0.35],
            'circle-radius': 6,
            'circle-stroke-color': colors.accent,
            'circle-stroke-width': 2,
          }}
        />
      </Source>
      {marked.map((alert) => (
        <Name key={alert.event.id} alert={alert} isNamed={marked.length === 1} />
      ))}
    </>
  );
}

/** A marked dot: a ring, and what it is if it is the only one. Decorative: the list says the same. */
function Name({ alert: { event, place }, isNamed }: { alert: ReplayAlert; isNamed: boolean }) {
  const format = useFormat();
  const vehicle = useVehicleName(event);
  const at = alertTime(event);
  if (!place) return null;
  return (
    <Marker {...place} className={styles.marked ?? ''}>
      <span className={styles.ring} aria-hidden>
        {isNamed && (
          <small>{[vehicle, ...(at === null ? [] : [format.shortDay(at), format.time(at)])].join(' · ')}</small>
        )}
      </span>
    </Marker>
  );
}

const dotsOf = (alerts: readonly ReplayAlert[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: alerts.flatMap(({ event: { id }, place }) =>
    place
      ? [
          {
            type: 'Feature' as const,
            properties: { id },
            geometry: { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
          },
        ]
      : [],
  ),
});
