import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Geofence } from '../../api/model.ts';
import { extentOf } from '../../rules/geofences/outline.ts';
import { readShape } from '../../rules/geofences/shape.ts';
import { MAP_MOTION } from '../../ui/map/motion.ts';
import { useMapEvent, useMapRef } from '../../ui/map/use-map-ref.ts';
import { boundsOf } from '../../ui/map/viewport.ts';
import { Geofences } from '../../widgets/map/geofences/geofences-on-map.tsx';
import { PortalMap } from '../../widgets/map/portal-map.tsx';

/** Room of the buttons and credits around fitted shapes. */
const MARGINS = { left: 28, right: 64, top: 28, bottom: 64 };
/** Limits the zoom for a point, to show its surroundings. */
const CLOSEST = 15;

/** A geofence to zoom to, once for each object. */
export type Asked = { id: number };
type Props = { geofences: readonly Geofence[]; asked: Asked | null };

/** Map of all geofences with their shapes. */
export default function GeofenceMap({ geofences, asked }: Props) {
  const { t } = useTranslation('geofences');
  const isMoved = useRef(false);
  return (
    <PortalMap
      label={t('map.label')}
      description={t('map.description')}
      {...(geofences.length > 0 && {
        fit: { label: t('map.fit'), show: (map: MapRef) => fit(map, geofences, MAP_MOTION.duration) },
      })}
    >
      <OnMap
        geofences={geofences}
        asked={asked}
        fitUnlessMoved={(fitAll) => {
          if (!isMoved.current) fitAll();
        }}
        onMoved={() => {
          isMoved.current = true;
        }}
      />
    </PortalMap>
  );
}

type OnMapProps = Props & {
  /** Fits the map, unless the user has moved it. Also keeps their view when the map gets a new style. */
  fitUnlessMoved: (fitAll: () => void) => void;
  onMoved: () => void;
};

function OnMap({ geofences, asked, fitUnlessMoved, onMoved }: OnMapProps) {
  const map = useMapRef();
  /** The map reports its own moves, too. */
  const isFitting = useRef(false);
  const fitAll = () =>
    fitUnlessMoved(() => {
      isFitting.current = true;
      fit(map, geofences, 0);
      isFitting.current = false;
    });
  const listed = useEffectEvent(fitAll);
  // A resize reports a start without a move.
  useMapEvent('movestart', () => {
    if (!isFitting.current && map.isMoving()) onMoved();
  });
  // Zoomed text or a turned phone: all geofences stay in view.
  useMapEvent('resize', () => {
    if (geofences.length > 0) fitAll();
  });
  // The list comes in pages.
  useEffect(() => {
    if (geofences.length > 0) listed();
  }, [geofences.length]);
  const show = useEffectEvent(({ id }: Asked) => {
    const geofence = geofences.find((one) => one.id === id);
    if (!geofence) return;
    fit(map, [geofence], MAP_MOTION.duration);
    // On a phone the map lies above the list.
    map.getContainer().scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (asked) show(asked);
  }, [asked]);
  return <Geofences geofences={geofences} />;
}

function fit(map: MapRef, geofences: readonly Geofence[], duration: number): void {
  const bounds = boundsOf(
    geofences
      .flatMap((geofence) => extentOf(readShape(geofence)))
      .map(([longitude, latitude]) => ({ longitude, latitude })),
  );
  if (bounds) map.fitBounds(bounds, { padding: MARGINS, maxZoom: CLOSEST, linear: true, duration });
}
