import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListAlertEventsQueryKey, listAlertEvents } from '../../../generated/client/alert.ts';
import type { AlertEvent, AlertEventPage, KnownAlertType } from '../../api/model.ts';
import { type PageRequest, pageAfter } from '../../api/paging.ts';
import { sixAtOnce } from '../../lib/limiter.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { ALERT_TYPES, USUAL_ALERTS } from '../../rules/commands/actions.ts';
import { ALERT_PAGE } from '../../rules/constants/alert-rules.ts';

export type AlertFilter = {
  from_date: string;
  to_date: string;
  /** Missing: all vehicles. */
  vehicle_id?: readonly number[];
  /** Missing: all known ones but ignition. Empty: all. */
  alert_type?: KnownAlertType[];
};

/** Vehicles that one call can name. */
const LISTED_VEHICLES = 500;
const FIRST: PageRequest = { limit: ALERT_PAGE, offset: 0 };

type Call = Omit<AlertFilter, 'vehicle_id'> & { vehicle_id?: number[] };

/**
 * Filters of a call each, with as many vehicles as it can name. Always name the types, because a server may leave some out
 * otherwise.
 */
export function callsOf({ vehicle_id, ...filter }: AlertFilter): Call[] {
  const call: Call = { alert_type: [...USUAL_ALERTS], ...filter };
  if (!vehicle_id) return [call];
  return Array.from({ length: Math.ceil(vehicle_id.length / LISTED_VEHICLES) }, (_, index) => ({
    ...call,
    vehicle_id: vehicle_id.slice(index * LISTED_VEHICLES, (index + 1) * LISTED_VEHICLES),
  }));
}

/**
 * Number of alerts of types that this version does not know, which a call that names the known ones leaves out. The call for all
 * comes first, so that an alert in between is not counted.
 */
export const unknownAlertsQuery = (filter: AlertFilter) => ({
  queryKey: [...getListAlertEventsQueryKey(), 'unknown', filter],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number> => {
    const counted = async (alert_type: KnownAlertType[]) => {
      const pages = await sixAtOnce(callsOf({ ...filter, alert_type }), (call) =>
        listAlertEvents({ ...call, limit: 1 }, { signal }),
      );
      return pages.reduce((sum, { count }) => sum + count, 0);
    };
    const all = await counted([]);
    return Math.max(0, all - (await counted([...ALERT_TYPES])));
  },
});

/** A page, with the request that it answers. */
type Read = { request: PageRequest; page: AlertEventPage };
/** Pages that were read together, one for each call. `null`: that call had no part in it. */
export type Step = readonly (Read | null)[];

/** Alert events, newest first, page by page on request (commerce 7). */
export const alertEventsQuery = (filter: AlertFilter) => {
  const calls = callsOf(filter);
  const first: readonly (PageRequest | null)[] = calls.map(() => FIRST);
  return infiniteQueryOptions({
    queryKey: [...getListAlertEventsQueryKey(), 'pages', filter],
    queryFn: ({ pageParam, signal }): Promise<Step> =>
      sixAtOnce(calls.entries(), async ([index, call]) => {
        const request = pageParam[index];
        return request ? { request, page: await listAlertEvents({ ...call, ...request }, { signal }) } : null;
      }),
    initialPageParam: first,
    getNextPageParam: (_last, steps) => nextStep(steps),
  });
};

/** How far each call has read. */
const statesOf = (steps: readonly Step[]) =>
  (steps[0] ?? []).map((_, index) => {
    const last = steps.findLast((step) => step[index])?.[index];
    const times = last?.page.results.map(alertTime).filter((at) => at !== null) ?? [];
    return {
      count: last?.page.count ?? 0,
      next: last ? pageAfter(last.page, last.request) : null,
      oldest: Math.min(...times),
    };
  });

/** Next pages of the calls that keep older events from being shown. */
function nextStep(steps: readonly Step[]): readonly (PageRequest | null)[] | null {
  const states = statesOf(steps);
  const until = shownUntil(states);
  const next = states.map((state) => (state.oldest >= until ? state.next : null));
  return next.some((request) => request !== null) ? next : null;
}

/** Time until which the events of all calls are read. */
const shownUntil = (states: ReturnType<typeof statesOf>): number =>
  Math.max(...states.filter(({ next }) => next !== null).map(({ oldest }) => oldest));

/**
 * Events that are read, in one order, and the number of all. New events move the pages behind them, so that one can be in two
 * pages.
 */
export function eventsRead(steps: readonly Step[]): { events: readonly AlertEvent[]; count: number } {
  const read = steps.flatMap((step) => step.flatMap((one) => one?.page.results ?? []));
  const events = [...new Map(read.map((event) => [event.id, event])).values()];
  const states = statesOf(steps);
  const count = states.reduce((sum, state) => sum + state.count, 0);
  if (states.length < 2) return { events, count };
  const until = shownUntil(states);
  const timed = events.map((event) => ({ event, at: alertTime(event) ?? -Infinity }));
  const shown = timed.filter(({ at }) => at >= until).toSorted((a, b) => b.at - a.at);
  return { events: shown.map(({ event }) => event), count };
}
