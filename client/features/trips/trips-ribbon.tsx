import { useState, useSyncExternalStore } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { MINUTE, SECOND } from '../../rules/time/duration.ts';
import { type DrivenTrip, tripAt } from '../../rules/trips/trip.ts';
import { dayOfView, type TripView } from '../../rules/trips/trip-view.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { LazyDayRibbon } from '../../widgets/activity/ribbon/lazy-day-ribbon.tsx';
import { useDay } from '../../widgets/activity/ribbon/use-vehicle-day.ts';
import type { Player } from './player.ts';
import styles from './trips-page.module.css';

type Props = {
  vehicle: Vehicle;
  view: TripView;
  /** Newest first. */
  trips: readonly DrivenTrip[];
  /** The selected trip and its playback. */
  trip: DrivenTrip | null;
  player: Player | null;
  /** The trip that the address names by now. It may not be rendered yet. */
  selected: () => DrivenTrip | null;
  onSelect: (at: number) => void;
};

/** Icons of events that have room in the list's width. */
const ICONS = 12;
const nothing = () => undefined;
const unsubscribed = () => nothing;

/**
 * The day of the list as a ribbon. Its slider moves the playback, and selects the trip of the moment. The dash cam's picture follows
 * both, from the first moment that is not the start of a selected trip: a press on a trip must not move the list.
 */
export function TripsRibbon({ vehicle, view, trips, trip, player, selected, onSelect }: Props) {
  const { timezone } = useUser();
  const now = useNow(MINUTE);
  const day = useDay(dayOfView(view, dayIn(now, timezone), timezone));
  const played = useSyncExternalStore(player?.subscribeSlowly ?? unsubscribed, () => player?.slowState().at ?? null);
  /** A moment between trips. The playback rests at the end of the trip before, which may not be selected yet. */
  const [parked, park] = useState<{ at: number; before: number | null; rest: number | null } | null>(null);
  const isParked =
    parked !== null && (played === parked.before || Math.abs((played ?? 0) - (parked.rest ?? 0)) < SECOND);
  const at = isParked ? parked.at : played;
  const [hasStill, showStill] = useState(false);
  if (!hasStill && at !== null && at !== trip?.start) showStill(true);
  const scrub = (moment: number) => {
    const driven = tripAt(trips, moment);
    // Between trips, the vehicle stands where the last one of the day ended, or else where the next one begins.
    const stood =
      driven ??
      trips.find(({ end }) => day.from <= end && end < moment) ??
      trips.findLast(({ start }) => moment < start && start < day.to) ??
      null;
    const rest = stood && Math.max(stood.start, Math.min(moment, stood.end));
    park(driven ? null : { at: moment, before: played, rest });
    if (!stood || rest === null) return;
    if (stood === trip && stood === selected()) player?.show(rest);
    else onSelect(rest);
  };
  return (
    <div className={styles.ribbon}>
      <LazyDayRibbon vehicle={vehicle} {...{ day, now, trips, at, hasStill }} icons={ICONS} onScrub={scrub} />
    </div>
  );
}
