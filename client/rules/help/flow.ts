import type { PhoneType } from './phone.ts';

/** How the reset of a vehicle's device ended, and whether the device answered afterwards (commerce 3). */
export type ResetResult = { reset: 'done' | 'failed'; check: 'done' | 'failed' | null };
export type PushResult = { channel: 'push' | 'sms'; isSent: boolean; reason: string | null };

/**
 * State of the help center (commerce 3). The slide itself is the page's address. Values are plain, because they survive a reload
 * in the storage of the tab.
 */
export type HelpFlow = {
  /** Queries of the visited slides. The last one is the current slide. */
  visited: readonly string[];
  phone: PhoneType | null;
  vehicles: readonly number[];
  /** By vehicle id. */
  resets: Readonly<Record<number, ResetResult>>;
  push: PushResult | null;
  /** The case that was opened last. */
  sent: { id: string; email: string } | null;
};

export type HelpEvent =
  | { type: 'opened'; query: string }
  | { type: 'phoneChosen'; phone: PhoneType }
  | { type: 'vehiclesChosen'; vehicles: readonly number[] }
  | { type: 'resetEnded'; vehicle: number; isDone: boolean }
  | { type: 'checkEnded'; vehicle: number; isDone: boolean }
  | { type: 'pushTested'; result: PushResult }
  | { type: 'caseOpened'; id: string; email: string };

export const EMPTY_FLOW: HelpFlow = { visited: [], phone: null, vehicles: [], resets: {}, push: null, sent: null };

/** Returns the flow after an event. */
export function nextFlow(flow: HelpFlow, event: HelpEvent): HelpFlow {
  switch (event.type) {
    case 'opened':
      return opened(flow, event.query);
    case 'phoneChosen':
      return { ...flow, phone: event.phone };
    case 'vehiclesChosen':
      return { ...flow, vehicles: event.vehicles, resets: only(flow.resets, event.vehicles) };
    case 'resetEnded':
      return withReset(flow, event.vehicle, { reset: event.isDone ? 'done' : 'failed', check: null });
    case 'checkEnded':
      return withReset(flow, event.vehicle, {
        reset: flow.resets[event.vehicle]?.reset ?? 'done',
        check: event.isDone ? 'done' : 'failed',
      });
    case 'pushTested':
      return { ...flow, push: event.result };
    case 'caseOpened':
      return { ...flow, sent: { id: event.id, email: event.email } };
  }
}

/** Opens a slide. One that was visited is returned to: the slides after it are forgotten. */
function opened(flow: HelpFlow, query: string): HelpFlow {
  const { visited } = flow;
  if (visited.at(-1) === query) return flow;
  const index = query === '' ? 0 : visited.indexOf(query);
  return { ...flow, visited: index < 0 ? [...visited, query] : [...visited.slice(0, index), query] };
}

/** Query of the slide before the current one. `null` if it was opened by a link. */
export const queryBefore = ({ visited }: Pick<HelpFlow, 'visited'>): string | null => visited.at(-2) ?? null;

const withReset = (flow: HelpFlow, vehicle: number, result: ResetResult): HelpFlow => ({
  ...flow,
  resets: { ...flow.resets, [vehicle]: result },
});

const only = (resets: HelpFlow['resets'], vehicles: readonly number[]): HelpFlow['resets'] =>
  Object.fromEntries(vehicles.flatMap((id) => (resets[id] ? [[id, resets[id]]] : [])));

/** Whether a vehicle needs another try: its reset failed, or the device did not answer afterwards. */
export const hasFailed = (result: ResetResult | undefined): boolean =>
  result !== undefined && (result.reset === 'failed' || result.check === 'failed');
export const hasWorked = (result: ResetResult | undefined): boolean => result?.check === 'done';
