import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker, type MarkerInstance } from 'react-map-gl/maplibre';
import { speed, unitsOf } from '../../rules/locale/units.ts';
import { limitAt, type SpeedLimit } from '../../rules/trips/speed-limits.ts';
import { placeAt } from '../../rules/trips/timeline.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { useUser } from '../../state/session.ts';
import { beginCoarsely } from '../../ui/map/coarse-motion.ts';
import { MAP_MOTION } from '../../ui/map/motion.ts';
import { useMapRef } from '../../ui/map/use-map-ref.ts';
import { isInView, middleOffset, type Padding } from '../../ui/map/viewport.ts';
import { StateGlyph } from '../../ui/vehicle-state.tsx';
import { useFormat } from '../../wording/use-format.ts';
import { sizeOf } from './map-size.ts';
import type { Player } from './player.ts';
import styles from './trip-map.module.css';

/** Minimum distance of the followed vehicle from panels and edges, in pixels. A fitted trip keeps more, so following does not move the map. */
const MARGIN = 40;
/** Width of the map's buttons at the right. */
const BUTTONS = 40;

type Props = {
  trip: DrivenTrip;
  player: Player;
  limits: readonly SpeedLimit[];
  isFollowing: boolean;
  padding: Padding;
};

/** The vehicle and its speed at the moment of the playback. Moves without React. */
export function TripVehicle({ trip, player, limits, isFollowing, padding }: Props) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const units = unitsOf(useUser().unit);
  const map = useMapRef();
  const marker = useRef<MarkerInstance>(null);
  const arrow = useRef<HTMLSpanElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const shown = (mph: number) => Math.round(speed(mph, units).value);
  const move = useEffectEvent(() => {
    const { at } = player.state();
    const place = placeAt(trip.points, at);
    const center: [number, number] = [place.longitude, place.latitude];
    marker.current?.setLngLat(center);
    if (arrow.current) arrow.current.style.rotate = `${place.heading}deg`;
    if (label.current) {
      const limit = limitAt(limits, at, place.speed);
      label.current.dataset['tone'] = limit === null ? 'usual' : 'alarm';
      label.current.textContent =
        limit === null
          ? format.speed(place.speed)
          : t('map.speeding', { speed: shown(place.speed), limit: shown(limit) });
    }
    if (!isFollowing || map.isMoving()) return;
    const size = sizeOf(map);
    if (!isInView(map.project(center), size, { ...padding, right: padding.right + BUTTONS }, MARGIN)) {
      beginCoarsely(map);
      map.easeTo({ center, offset: middleOffset(size, padding), ...MAP_MOTION });
    }
  });
  useEffect(() => {
    move();
    return player.subscribe(() => move());
  }, [player]);
  // Follows again, or states a limit that has just loaded.
  useEffect(() => {
    if (isFollowing || limits.length > 0) move();
  }, [isFollowing, limits]);
  const { longitude, latitude } = placeAt(trip.points, player.state().at);
  return (
    <Marker ref={marker} longitude={longitude} latitude={latitude} style={{ zIndex: 1 }}>
      <div className={styles.vehicle} data-trip-vehicle aria-hidden>
        <span ref={arrow}>
          <StateGlyph state="moving" size={20} />
        </span>
        <span ref={label} className={styles.speed} />
      </div>
    </Marker>
  );
}
