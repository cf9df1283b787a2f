import { Marker } from 'react-map-gl/maplibre';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { eventMarks } from '../../rules/trips/trip-events.ts';
import { gravest } from '../../widgets/activity/happening-look.ts';
import type { Player } from './player.ts';
import styles from './trip-map.module.css';

/** Pixels from the line, so that the vehicle does not cover the icon. */
const BESIDE: [number, number] = [36, 0];

/** Icons beside the line where something happened. The list of events states the same in words. */
export function EventMarks({ trip, player }: { trip: DrivenTrip; player: Player }) {
  return eventMarks(trip).map(({ at, longitude, latitude, episodes }) => {
    const { icon: Icon, tone } = gravest(episodes);
    return (
      <Marker
        key={at}
        longitude={longitude}
        latitude={latitude}
        offset={BESIDE}
        onClick={({ originalEvent }) => {
          originalEvent.stopPropagation();
          player.show(at);
        }}
      >
        <span className={styles.event} data-tone={tone} aria-hidden>
          <Icon size={18} aria-hidden />
        </span>
      </Marker>
    );
  });
}
