import type { LogEntry } from '../../api/model.ts';
import { knownKind } from '../commands/actions.ts';
import { dayIn } from '../time/calendar-day.ts';
import type { Period } from '../time/day-range.ts';
import { instantOfWallTime } from '../time/wall-time.ts';
import type { DrivenTrip } from '../trips/trip.ts';
import { type Episode, episodesOf } from '../trips/trip-events.ts';

/**
 * A part of a day, in milliseconds since 1970. `unknown`: nothing tells where the vehicle was. `trip`: the one under way. `place`: address
 * of a parked vehicle.
 */
export type Band = {
  state: 'moving' | 'parked' | 'unknown';
  from: number;
  to: number;
  trip: DrivenTrip | null;
  place: string | null;
};

/**
 * Bands of a day up to `now`: moving during trips, parked between them, unknown without any. Trips are in any order and may lie outside of the day. One
 * that begins before another ends goes on as that one. The trip under way lasts until `now`.
 */
export function dayBands(day: Period, now: number, trips: readonly DrivenTrip[]): Band[] {
  const end = Math.min(day.to, now);
  const bands: Band[] = [];
  let at = day.from;
  let before: DrivenTrip | null = null;
  const reach = (to: number, band: Pick<Band, 'state' | 'trip' | 'place'>) => {
    const until = Math.min(to, end);
    if (until <= at) return;
    bands.push({ ...band, from: at, to: until });
    at = until;
  };
  const parked = (place: string | null) => ({ state: 'parked', trip: null, place }) as const;
  for (const trip of trips.toSorted((a, b) => a.start - b.start)) {
    reach(trip.start, parked(before ? before.endAddress : trip.startAddress));
    reach(trip.isOver ? trip.end : now, { state: 'moving', trip, place: null });
    before = trip;
  }
  reach(end, before ? parked(before.endAddress) : { state: 'unknown', trip: null, place: null });
  return bands;
}

/** The band at an instant. `null` in the part of the day that is still to come. */
export const bandAt = (bands: readonly Band[], at: number): Band | null =>
  bands.findLast(({ from, to }) => from <= at && at <= to) ?? null;

/** Something that happened in a day, or a command that was sent. `success`: false for a command that failed. */
export type Tick = Pick<Episode, 'kind' | 'crossing' | 'codes'> & { at: number; success?: boolean };

/** What happened during the trips of a day, in order of time. */
export const dayTicks = (day: Period, trips: readonly DrivenTrip[]): Tick[] =>
  trips
    .flatMap((trip) => episodesOf(trip).map((episode) => ({ ...episode, at: episode.from })))
    .filter(({ at }) => day.from <= at && at < day.to)
    .sort((a, b) => a.at - b.at);

/** Commands of a day as ticks. Each is of its kind where several share a type. */
export const commandTicks = (entries: readonly LogEntry[]): Tick[] =>
  entries.map(({ action, kind, timestamp, success }) => ({
    kind: knownKind(action, kind) ?? action,
    crossing: null,
    codes: [],
    at: Date.parse(timestamp),
    ...(success === false && { success }),
  }));

/** Times of the clock below a ribbon: midnight and each quarter of the day, also where a change of clocks moves them. */
export const ribbonHours = (day: Period, timeZone: string): number[] => [
  day.from,
  ...['06:00', '12:00', '18:00'].flatMap((time) => {
    const at = instantOfWallTime(`${dayIn(day.from, timeZone)}T${time}`, timeZone);
    return at !== null && day.from < at && at < day.to ? [at] : [];
  }),
];

/** Place in a day as a share of its length, which is 23 or 25 hours when the clocks change. */
export const shareOf = ({ from, to }: Period, at: number): number =>
  Math.min(1, Math.max(0, (at - from) / (to - from)));

/** The next change after an instant, or the one before it: a band begins or something happens. `null`: there is none. */
export function changeBeside(bands: readonly Band[], ticks: readonly Tick[], at: number, step: -1 | 1): number | null {
  const changes = [...bands.map(({ from }) => from), ...ticks.map((tick) => tick.at)].sort((a, b) => a - b);
  return (step < 0 ? changes.findLast((one) => one < at) : changes.find((one) => one > at)) ?? null;
}
