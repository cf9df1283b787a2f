import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapRef } from 'react-map-gl/maplibre';
import type { LatLng, Vehicle } from '../../../api/model.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { centerOf, type Drawing, isOutline, latLng } from '../../../rules/geofences/drawing.ts';
import { outlineOf, type Position } from '../../../rules/geofences/outline.ts';
import { metersBetween } from '../../../rules/geofences/sphere.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { positionGate } from '../../../rules/vehicle/position.ts';
import { useUser } from '../../../state/session.ts';
import { MAP_MOTION } from '../../../ui/map/motion.ts';
import { useMapEvent, useMapRef } from '../../../ui/map/use-map-ref.ts';
import { boundsOf, isInView, NOTHING_COVERED } from '../../../ui/map/viewport.ts';
import { ReplayOnMap } from '../../../widgets/alert-rules/replay-on-map.tsx';
import { partsOf } from '../../../widgets/map/geofences/drawn-geofence.ts';
import type { DrawnShape } from '../../../widgets/map/geofences/drawn-shapes.ts';
import { GeofenceLayers, SOURCES } from '../../../widgets/map/geofences/geofence-layers.tsx';
import { PortalMap } from '../../../widgets/map/portal-map.tsx';
import { MapKeys } from './map-keys.tsx';
import { type Picked, placed, ShapeHandles } from './shape-handles.tsx';
import { SketchOnMap } from './sketch-on-map.tsx';
import { Surroundings } from './surroundings.tsx';
import type { Sketching } from './use-sketching.ts';
import { radiusInMiles } from './values.ts';

const MARGINS = { left: 28, right: 64, top: 28, bottom: 64 };
/** Limits the zoom for a point, to show its surroundings. */
const CLOSEST = 15;

type Props = {
  /** Of a saved geofence. */
  geofenceId: number | null;
  drawing: Drawing;
  onChange: (drawing: Drawing) => void;
  /** Position of the last chosen address: the map goes there. */
  place: LatLng | null;
  sketching: Sketching;
  picked: Picked;
  onPick: (picked: Picked) => void;
  /** The center was set by a key. */
  onCentered: () => void;
  /** Escape without anything to step back from. */
  onLeave: () => void;
};

/** Map on which a geofence is drawn. */
export default function DrawingMap(props: Props) {
  const { t } = useTranslation('geofences');
  const { drawing, place } = props;
  const ring = useRing(drawing);
  const { data: vehicles } = useQuery(vehiclesQuery());
  const drives = useMemo(() => placesOf(vehicles ?? []), [vehicles]);
  const shown = shownOf(ring, centerOf(drawing) ?? place) ?? drives;
  const isFitted = useRef(false);
  /** A new style keeps the camera. */
  const onReady = (fitFirst: () => void) => {
    if (!isFitted.current) fitFirst();
    isFitted.current = true;
  };
  return (
    <PortalMap
      label={t('editor.map.label')}
      description={t('editor.map.description')}
      fit={{ label: t('editor.map.fit'), show: (map) => fit(map, shown, MAP_MOTION.duration) }}
    >
      <OnMap {...props} shown={shown} onReady={onReady} />
    </PortalMap>
  );
}

type OnMapProps = Props & {
  shown: readonly Position[];
  /** Called with the first fit, each time the map has a new style. */
  onReady: (fitFirst: () => void) => void;
};

function OnMap(props: OnMapProps) {
  const { geofenceId, drawing, onChange, place, shown, onReady, sketching, picked, onPick, onCentered, onLeave } =
    props;
  const map = useMapRef();
  /** The drawing during a drag. Only its end is a step of the history. */
  const [preview, setPreview] = useState<{ of: Drawing; drawing: Drawing } | null>(null);
  const current = preview?.of === drawing ? preview.drawing : drawing;
  const ring = useRing(current);
  const radius = useMiles(current);
  const shapes = useMemo((): DrawnShape[] => {
    const { type, points: coordinates } = current;
    return ring ? [{ id: 1, parts: () => partsOf({ type, radius, coordinates }, { fence: 0, name: '' }) }] : [];
  }, [ring, current, radius]);
  const show = useEffectEvent((duration: number) => fit(map, shown, duration));
  const ready = useEffectEvent(() => onReady(() => show(0)));
  useEffect(() => ready(), []);
  // Zoomed text or a turned phone: the whole shape stays within reach. A change of resolution has the same event.
  const size = useRef(sizeOf(map));
  useMapEvent('resize', () => {
    const next = sizeOf(map);
    if (next === size.current) return;
    size.current = next;
    fit(map, shown, 0);
  });
  const seen = useRef(place);
  const goTo = useEffectEvent((to: LatLng) => {
    const center = centerOf(drawing);
    if (!center || metersBetween(center, to) < 1) show(MAP_MOTION.duration);
  });
  useEffect(() => {
    if (place && place !== seen.current) goTo(place);
    seen.current = place;
  }, [place]);
  /** The user looks at what they draw on the map. Fields, undo and redo may change what is out of sight. */
  const lastSeen = useRef(keyOf(drawing));
  const draw = (next: Drawing) => {
    lastSeen.current = keyOf(next);
    onChange(next);
  };
  const follow = useEffectEvent(() => {
    const key = keyOf(drawing);
    if (key !== lastSeen.current && centerOf(drawing) && !isWellSeen(map, shown)) show(MAP_MOTION.duration);
    lastSeen.current = key;
  });
  useEffect(() => {
    if (drawing) follow();
  }, [drawing]);
  const { isActive } = sketching;
  /** Places what is picked, else the point. Without both, an outline stays. */
  const put = (to: LatLng): boolean => {
    if (picked === null && isOutline(drawing.type)) return false;
    draw(picked === null ? { ...drawing, points: [to] } : placed(drawing, picked, to));
    onPick(null);
    return true;
  };
  useMapEvent('click', ({ lngLat: { lng, lat }, originalEvent }) => {
    if (!isActive && originalEvent.target === map.getCanvas()) put(latLng([lng, lat]));
  });
  const enter = () => {
    if (isActive) return sketching.sketch?.click();
    const { lng, lat } = map.getCenter();
    if (put(latLng([lng, lat])) && drawing.type === 'radius' && picked === null) onCentered();
  };
  const stepBack = () => {
    if (picked !== null) onPick(null);
    else if (!sketching.stepBack()) onLeave();
  };
  return (
    <>
      <Surroundings exceptId={geofenceId} />
      <ReplayOnMap />
      <GeofenceLayers shapes={shapes} source={SOURCES.drawn} hasNames={false} />
      {isActive && <SketchOnMap type={drawing.type === 'polygon' ? 'polygon' : 'rectangle'} sketching={sketching} />}
      {!isActive && (
        <ShapeHandles
          drawing={current}
          ring={ring}
          picked={picked}
          onPick={onPick}
          onPreview={(next) => setPreview({ of: drawing, drawing: next })}
          onChange={draw}
          onKeyChange={onChange}
        />
      )}
      <MapKeys
        onEnter={enter}
        onEscape={stepBack}
        onBackspace={sketching.undo}
        onMove={() => sketching.sketch?.aim()}
      />
    </>
  );
}

/** Ring of a drawing with an area. */
function useRing({ type, radius, points }: Drawing): readonly Position[] | null {
  const miles = useMiles({ radius });
  return useMemo(() => outlineOf({ type, radius: miles, coordinates: points }), [type, miles, points]);
}

function useMiles({ radius }: Pick<Drawing, 'radius'>): number {
  return radiusInMiles(radius, unitsOf(useUser().unit)) ?? 0;
}

const keyOf = ({ type, radius, points }: Drawing): string => JSON.stringify([type, radius, points]);

const shownOf = (ring: readonly Position[] | null, center: LatLng | null): readonly Position[] | null =>
  ring ?? (center && [[center.lng, center.lat]]);

/** Where the vehicles are: a new geofence is most likely there. */
const placesOf = (vehicles: readonly Vehicle[]): readonly Position[] =>
  vehicles.flatMap((vehicle): Position[] => {
    const gate = positionGate(vehicle);
    return gate.allowed ? [[gate.position.longitude, gate.position.latitude]] : [];
  });

const sizeOf = (map: MapRef): string => {
  const { clientWidth, clientHeight } = map.getContainer();
  return `${clientWidth} ${clientHeight}`;
};

/** Pixels. A smaller shape is hardly seen. */
const SMALLEST = 24;

/** Pixels that a shape may reach beyond the edges, so that a small move does not move the map too. */
const OVERLAP = 32;

/** Whether a whole shape is in view, and not too small. A point is never too small. */
function isWellSeen(map: MapRef, shown: readonly Position[]): boolean {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const points = shown.map(([lng, lat]) => map.project({ lng, lat }));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const isLarge = points.length < 2 || size >= SMALLEST;
  return isLarge && points.every((point) => isInView(point, { width, height }, NOTHING_COVERED, -OVERLAP));
}

function fit(map: MapRef, places: readonly Position[], duration: number): void {
  const bounds = boundsOf(places.map(([longitude, latitude]) => ({ longitude, latitude })));
  if (bounds) map.fitBounds(bounds, { padding: MARGINS, maxZoom: CLOSEST, linear: true, duration });
}
