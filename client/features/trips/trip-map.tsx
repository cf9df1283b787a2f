import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layer, Source } from 'react-map-gl/maplibre';
import { runInTasks } from '../../lib/next-task.ts';
import { type Units, unitsOf } from '../../rules/locale/units.ts';
import { speedRuns, unwrapped } from '../../rules/trips/speed-bands.ts';
import type { SpeedLimit } from '../../rules/trips/speed-limits.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { FIRST_RANK, LAST_RANK, tripEvents } from '../../rules/trips/trip-events.ts';
import { useUser } from '../../state/session.ts';
import { beginCoarsely } from '../../ui/map/coarse-motion.ts';
import { MAP_MOTION } from '../../ui/map/motion.ts';
import { useMapEvent, useMapRef } from '../../ui/map/use-map-ref.ts';
import { boundsOf, fitPadding, type Padding, type Place } from '../../ui/map/viewport.ts';
import { GeofencesOnMap } from '../../widgets/map/geofences/geofences-on-map.tsx';
import { useGeofenceToggle } from '../../widgets/map/geofences/use-geofence-toggle.ts';
import { PortalMap } from '../../widgets/map/portal-map.tsx';
import { EventMarks } from './event-marks.tsx';
import { sizeOf } from './map-size.ts';
import type { Player } from './player.ts';
import { bandColors, cssColor } from './trip-colors.ts';
import { TripVehicle } from './trip-vehicle.tsx';

type Props = {
  trips: readonly DrivenTrip[];
  trip: DrivenTrip | null;
  player: Player | null;
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  padding: Padding;
  onSelect: (trip: DrivenTrip) => void;
  limits: readonly SpeedLimit[];
};

/** Layers that take clicks before a geofence below them. */
const TRIP_LAYERS = ['trip-lines', 'trip-runs', 'trip-ends'] as const;
const CLOSEST_FIT = 15;

/** Lines of the listed trips. The selected one is colored by speed, with its events and the vehicle. */
export default function TripMap(props: Props) {
  const { t } = useTranslation('trips');
  const { trip, trips, padding } = props;
  const fitted = trip ? [trip] : trips;
  return (
    <PortalMap
      label={t('map.label')}
      description={t('map.description')}
      padding={padding}
      toggle={useGeofenceToggle()}
      fit={{ label: t('map.fit'), show: (map) => fit(map, fitted, padding, MAP_MOTION.duration) }}
    >
      <OnMap {...props} />
    </PortalMap>
  );
}

type Movable = ReturnType<typeof useMapRef>;

function fit(map: Movable, trips: readonly DrivenTrip[], padding: Padding, duration: number): void {
  const first = trips[0]?.points[0];
  if (!first) return;
  const places: Place[] = [];
  for (const { points } of trips) {
    for (const { longitude, latitude } of points) {
      places.push({ longitude: unwrapped(longitude, first.longitude), latitude });
    }
  }
  const bounds = boundsOf(places);
  if (!bounds) return;
  beginCoarsely(map);
  map.fitBounds(bounds, { padding: fitPadding(sizeOf(map), padding), maxZoom: CLOSEST_FIT, duration });
}

function OnMap({ trips, trip, player, isFollowing, onFollow, padding, onSelect, limits }: Props) {
  const map = useMapRef();
  const units = unitsOf(useUser().unit);
  // Reads the colors once, because a change of the color scheme mounts this again.
  const [colors] = useState(bandColors);
  const [ink] = useState(() => ({
    line: cssColor('--wm-accent'),
    other: cssColor('--wm-text-2'),
    ring: cssColor('--wm-surface'),
    end: cssColor('--wm-ink'),
  }));
  const { lines, runs, ends } = useShapes(trips, trip, units);

  const listed = trips.map(({ key }) => key).join(' ');
  const show = useEffectEvent(() => fit(map, trip ? [trip] : trips, padding, trip ? MAP_MOTION.duration : 0));
  const selectedKey = trip?.key;
  useEffect(() => {
    // Dependencies only: moves the map when another trip or other trips are shown, not when they grow.
    if (listed || selectedKey) return runInTasks(show);
  }, [listed, selectedKey]);

  useMapEvent('dragstart', () => onFollow(false));
  useMapEvent('movestart', ({ originalEvent }) => {
    if (originalEvent instanceof KeyboardEvent && originalEvent.key.startsWith('Arrow')) onFollow(false);
  });
  useMapEvent('click', ({ point }) => {
    const near: [[number, number], [number, number]] = [
      [point.x - 12, point.y - 12],
      [point.x + 12, point.y + 12],
    ];
    const [end] = map.queryRenderedFeatures(near, { layers: ['trip-ends'] }).toReversed();
    if (end && player) {
      player.show(Number(end.properties['at']));
      return;
    }
    const [line] = map.queryRenderedFeatures(near, { layers: ['trip-lines'] });
    const picked = trips.find(({ key }) => key === line?.properties['key']);
    if (picked) onSelect(picked);
  });

  const band: ExpressionSpecification = ['get', 'band'];
  const color = ['match', band, ...colors.flatMap((color, index) => [index, color]), ink.line];
  const isGap: ExpressionSpecification = ['==', band, -1];
  return (
    <>
      <GeofencesOnMap above={TRIP_LAYERS} />
      <Source id="trip-lines" type="geojson" data={lines}>
        <Layer
          id="trip-lines"
          type="line"
          filter={['!=', ['get', 'key'], trip?.key ?? '']}
          layout={{ 'line-join': 'round', 'line-cap': 'round' }}
          // Gray beside the selected trip, because the accent is the color of a speed.
          paint={{
            'line-color': trip ? ink.other : ink.line,
            'line-width': trip ? 2 : 3,
            'line-opacity': trip ? 0.5 : 0.85,
          }}
        />
      </Source>
      <Source id="trip-runs" type="geojson" data={runs}>
        <Layer
          id="trip-casing"
          type="line"
          filter={['!', isGap]}
          layout={{ 'line-join': 'round', 'line-cap': 'round' }}
          paint={{ 'line-color': ink.ring, 'line-width': 8 }}
        />
        <Layer
          id="trip-runs"
          type="line"
          filter={['!', isGap]}
          layout={{ 'line-join': 'round', 'line-cap': 'round' }}
          paint={{ 'line-color': color as ExpressionSpecification, 'line-width': 5 }}
        />
        <Layer
          id="trip-gaps"
          type="line"
          filter={isGap}
          paint={{ 'line-color': ink.end, 'line-width': 2, 'line-dasharray': [2, 3] }}
        />
      </Source>
      <Source id="trip-ends" type="geojson" data={ends}>
        <Layer
          id="trip-ends"
          type="circle"
          layout={{ 'circle-sort-key': ['get', 'rank'] }}
          paint={{
            'circle-radius': 7,
            'circle-stroke-width': 3,
            'circle-color': ['match', ['get', 'rank'], FIRST_RANK, ink.ring, ink.end],
            'circle-stroke-color': ['match', ['get', 'rank'], FIRST_RANK, ink.end, ink.ring],
          }}
        />
      </Source>
      {trip && player && (
        <>
          <EventMarks trip={trip} player={player} />
          <TripVehicle trip={trip} player={player} limits={limits} isFollowing={isFollowing} padding={padding} />
        </>
      )}
    </>
  );
}

const collection = (features: FeatureCollection['features']): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

const NOTHING = collection([]);

/**
 * Shapes of the map, each made and handed to the library in a task of its own. The lines hold all trips, so that a selection only
 * changes which are shown.
 */
function useShapes(trips: readonly DrivenTrip[], trip: DrivenTrip | null, units: Units) {
  const [lines, setLines] = useState(NOTHING);
  const [runs, setRuns] = useState(NOTHING);
  const [ends, setEnds] = useState(NOTHING);
  useEffect(() => runInTasks(() => setLines(linesOf(trips))), [trips]);
  useEffect(
    () =>
      runInTasks(
        () => setRuns(runsOf(trip, units)),
        () => setEnds(endsOf(trip)),
      ),
    [trip, units],
  );
  return { lines, runs, ends };
}

const linesOf = (trips: readonly DrivenTrip[]): FeatureCollection =>
  collection(
    trips
      .filter(({ points }) => points.length > 1)
      .map(({ key, points }) => {
        let near = points[0]?.longitude ?? 0;
        const coordinates = points.map(({ longitude, latitude }) => [(near = unwrapped(longitude, near)), latitude]);
        return { type: 'Feature', properties: { key }, geometry: { type: 'LineString', coordinates } };
      }),
  );

const runsOf = (trip: DrivenTrip | null, units: Units): FeatureCollection =>
  collection(
    (trip ? speedRuns(trip.points, units) : []).map(({ band, line }) => ({
      type: 'Feature',
      properties: { band: band ?? -1 },
      geometry: { type: 'LineString', coordinates: line },
    })),
  );

/** First and last place of the trip. Events between them have icons. */
const endsOf = (trip: DrivenTrip | null): FeatureCollection =>
  collection(
    (trip ? tripEvents(trip) : [])
      .filter(({ rank }) => rank >= LAST_RANK)
      .map(({ rank, at, longitude, latitude }) => ({
        type: 'Feature',
        properties: { rank, at },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
  );
