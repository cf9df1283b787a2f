import type { KnownAlertType, Vehicle } from '../../api/model.ts';
import { ALERT_TYPES } from '../commands/actions.ts';
import { vehiclesOfGroup } from '../groups/groups.ts';
import { type DayRange, MOST_DAYS, periodOf, readRange, SPANS, type Span, writeRange } from '../time/day-range.ts';
import { SECOND } from '../time/duration.ts';

/** A type, or `all`: also ignition, and types that this version does not know. */
export type AlertChoice = KnownAlertType | 'all';

/** Alerts to show. Everything of it is in the address. */
export type AlertView = {
  /** Empty: all that are not raised by every trip. */
  types: readonly AlertChoice[];
  /** Name of a group. `null`: the whole fleet. */
  group: string | null;
  /** Ids. Empty: all vehicles of the group or the fleet. */
  vehicles: readonly number[];
  range: DayRange<Span>;
};

const DEFAULT_SPAN = 7;
const ALARM: KnownAlertType = 'theft_alarm';

export const EVERY_ALERT = ['all'] as const satisfies readonly AlertChoice[];
const isType = (text: string): text is KnownAlertType => (ALERT_TYPES as readonly string[]).includes(text);

/** The choice after a change: the last of `all` and types excludes the other. */
export function alertChoice(chosen: readonly string[]): readonly AlertChoice[] {
  return chosen.at(-1) === 'all' ? EVERY_ALERT : [...new Set(chosen.filter(isType))];
}

/** Reads a view from the address: `a=theft_alarm` (core 2.1), else repeated types. Ignores what is unknown. */
export function readAlertView(query: URLSearchParams): AlertView {
  const asked = [...query.getAll('a'), ...query.getAll('alert_type')];
  const ids = query.getAll('vehicle_id').map(Number);
  return {
    types: alertChoice(asked),
    group: query.get('group') || null,
    vehicles: [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))],
    range: readRange(query, { spans: SPANS, most: MOST_DAYS }) ?? { days: DEFAULT_SPAN },
  };
}

/** The query of a view, without what is the default. */
export function alertQuery({ types, group, vehicles, range }: AlertView): URLSearchParams {
  const query = new URLSearchParams();
  if (types.length === 1 && types[0] === ALARM) query.set('a', ALARM);
  else for (const type of types) query.append('alert_type', type);
  if (group !== null) query.set('group', group);
  for (const id of vehicles) query.append('vehicle_id', String(id));
  writeRange(query, range, DEFAULT_SPAN);
  return query;
}

/** Ids of the vehicles of a view. `null`: all that the user can see. */
export function alertVehicles({ group, vehicles }: AlertView, fleet: readonly Vehicle[]): readonly number[] | null {
  if (group === null) return vehicles.length > 0 ? vehicles : null;
  const members = new Set(vehiclesOfGroup(fleet, group).map(({ id }) => id));
  return vehicles.length > 0 ? vehicles.filter((id) => members.has(id)) : [...members];
}

/** Types to ask for. Empty: all. `null`: those that are shown unless others are chosen. */
export const alertTypes = ({ types }: AlertView): KnownAlertType[] | null =>
  types.length === 0 ? null : types.filter((type) => type !== 'all');

/** First and last second of the days in a time zone, in UTC (commerce 9). */
export function alertDates(range: DayRange, now: number, timeZone: string): { from_date: string; to_date: string } {
  const { from, to } = periodOf(range, now, timeZone);
  return { from_date: new Date(from).toISOString(), to_date: new Date(to - SECOND).toISOString() };
}
