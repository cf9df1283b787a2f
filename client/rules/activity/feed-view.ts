import type { CustomFilter, FilterDays, LogAction } from '../../api/model.ts';
import { ALERT_TYPES, COMMAND_TYPES } from '../commands/actions.ts';
import { daysInAddress, periodOf, rangeProblem } from '../time/day-range.ts';

export const FEED_RANGES = ['last_7_days', 'last_30_days', 'custom'] as const;
export type FeedRange = (typeof FEED_RANGES)[number];

/** Filters of the activity feed (commerce 2). All of them are in the address. */
export type FeedView = {
  range: FeedRange;
  /** First and last day of a custom range, as `2026-11-21` in the user's time zone. */
  from: string;
  to: string;
  /** `null`: all vehicles. */
  vehicles: readonly number[] | null;
  commands: ReadonlySet<string>;
  alerts: ReadonlySet<string>;
  excludesFailures: boolean;
};

const DAYS = { last_7_days: 7, last_30_days: 30 } as const;
const ALL_COMMANDS: ReadonlySet<string> = new Set(COMMAND_TYPES);
const ALL_ALERTS: ReadonlySet<string> = new Set(ALERT_TYPES);

/** Everything of the last 7 days (commerce 2). */
export const WHOLE_FEED: FeedView = {
  range: 'last_7_days',
  from: '',
  to: '',
  vehicles: null,
  commands: ALL_COMMANDS,
  alerts: ALL_ALERTS,
  excludesFailures: false,
};

const NONE = 'none';
/** Reads a list of known types. Absent: all of them. */
function readTypes(text: string | null, all: ReadonlySet<string>): ReadonlySet<string> {
  if (text === null) return all;
  const chosen = new Set(text.split(',').filter((type) => all.has(type)));
  return chosen.size > 0 || text === NONE ? chosen : all;
}

function readVehicles(text: string | null): readonly number[] | null {
  if (text === null) return null;
  const ids = text.split(',').filter((id) => /^\d{1,15}$/.test(id));
  return ids.length > 0 || text === NONE ? [...new Set(ids.map(Number))] : null;
}

/** Reads a view from the address. Unreadable parts have their default. */
export function readFeedView(search: URLSearchParams): FeedView {
  const asked = FEED_RANGES.find((range) => range === search.get('range'));
  const chosen = daysInAddress(search);
  const days = asked === 'custom' && rangeProblem(chosen) === null ? chosen : null;
  return {
    range: asked === 'custom' && !days ? WHOLE_FEED.range : (asked ?? WHOLE_FEED.range),
    from: days?.first ?? '',
    to: days?.last ?? '',
    vehicles: readVehicles(search.get('vehicles')),
    commands: readTypes(search.get('commands'), ALL_COMMANDS),
    alerts: readTypes(search.get('alerts'), ALL_ALERTS),
    excludesFailures: search.get('failures') === 'excluded',
  };
}

/** Writes a view to the address, without the parts that have their default. */
export function writeFeedView(view: FeedView): URLSearchParams {
  const search = new URLSearchParams();
  if (view.range !== WHOLE_FEED.range) search.set('range', view.range);
  if (view.range === 'custom') {
    search.set('from', view.from);
    search.set('to', view.to);
  }
  const list = (name: string, values: Iterable<string | number>) => search.set(name, [...values].join(',') || NONE);
  if (view.vehicles) list('vehicles', view.vehicles);
  if (view.commands.size < ALL_COMMANDS.size) list('commands', view.commands);
  if (view.alerts.size < ALL_ALERTS.size) list('alerts', view.alerts);
  if (view.excludesFailures) search.set('failures', 'excluded');
  return search;
}

/** Number of filters that leave something out, for the badge of the filter button. */
export const filtersOfView = (view: FeedView): number =>
  [
    view.range !== WHOLE_FEED.range,
    view.vehicles !== null,
    view.commands.size < ALL_COMMANDS.size,
    view.alerts.size < ALL_ALERTS.size,
    view.excludesFailures,
  ].filter(Boolean).length;

/** Whether a view selects nothing at all, so that no call is needed. */
export const isBlank = ({ vehicles, commands, alerts }: FeedView): boolean =>
  vehicles?.length === 0 || commands.size + alerts.size === 0;

/** First and last instant of a view, included. Days are those of the user's time zone. */
export function feedBounds(
  { range, from, to }: FeedView,
  until: number,
  timeZone: string,
): { from: number; to: number } {
  const days = range === 'custom' ? { first: from, last: to } : { days: DAYS[range] };
  const period = periodOf(days, until, timeZone);
  return { from: period.from, to: Math.min(period.to - 1, until) };
}

/** Types to request. Positions on the way are not activity, so the list always names all others. */
export const eventsOf = ({ commands, alerts }: FeedView): LogAction[] => [
  ...COMMAND_TYPES.filter((type) => commands.has(type)),
  ...ALERT_TYPES.filter((type) => alerts.has(type)),
];

type Favorite = Pick<CustomFilter, 'date_range' | 'selected_alerts' | 'selected_commands'>;

/**
 * Applies a favorite. Vehicles and failures stay, because favorites do not hold them (commerce 3). So does the period, unless the
 * server stored one.
 */
export const applyFavorite = (view: FeedView, favorite: Favorite): FeedView => ({
  ...view,
  ...(favorite.date_range && { range: favorite.date_range, from: '', to: '' }),
  commands: new Set(favorite.selected_commands.filter((type) => ALL_COMMANDS.has(type))),
  alerts: new Set(favorite.selected_alerts.filter((type) => ALL_ALERTS.has(type))),
});

const isSame = (one: ReadonlySet<string>, other: readonly string[]): boolean =>
  one.size === new Set(other).size && other.every((value) => one.has(value));

/** Whether a view shows exactly a favorite. */
export const showsFavorite = ({ range, commands, alerts }: FeedView, favorite: Favorite): boolean =>
  range === (favorite.date_range ?? range) &&
  isSame(commands, favorite.selected_commands) &&
  isSame(alerts, favorite.selected_alerts);

/** Why a view cannot be saved as a favorite (commerce 5). */
export type FavoriteDisabledReason = 'empty' | 'custom_range';
export type FavoriteGate = { allowed: true; range: FilterDays } | { allowed: false; reason: FavoriteDisabledReason };

export function favoriteGate({ range, commands, alerts }: FeedView): FavoriteGate {
  if (commands.size + alerts.size === 0) return { allowed: false, reason: 'empty' };
  return range === 'custom' ? { allowed: false, reason: 'custom_range' } : { allowed: true, range };
}
