import { groupsWithin } from '../../rules/activity/apart.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { timelineOf } from '../../rules/trips/timeline.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { episodesOf } from '../../rules/trips/trip-events.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { HappeningDisc } from '../../widgets/activity/happening-disc.tsx';
import styles from './trip-player.module.css';

/** Icons that have room side by side. Those of nearer events are one. */
const ROOM = { phone: 12, wide: 36 };

/** Icons of events above the graph. Decorative: the list below names them with their times. */
export function GraphEvents({ trip }: { trip: DrivenTrip }) {
  const room = useIsPhone() ? ROOM.phone : ROOM.wide;
  const timeline = timelineOf(trip.points);
  const length = Math.max(MINUTE, timeline.length);
  const groups = groupsWithin(episodesOf(trip), ({ from }) => timeline.playedAt(from), length / room);
  return (
    <div className={styles.icons} aria-hidden>
      {groups.map(({ at, items }) => (
        <span key={at} style={{ left: `${(100 * at) / length}%` }}>
          <HappeningDisc episodes={items} />
        </span>
      ))}
    </div>
  );
}
