import { type ApiError, errorOfFailure } from '../../api/errors.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { PeriodType, Reading } from '../../rules/reports/figures.ts';
import type { Period } from '../../rules/time/day-range.ts';
import { readDevice } from './read-device.ts';

export type ReportDevice = { id: number; device_key: string };

/** What a report reads. `before`: the period to compare with. */
export type ReportRequest = {
  type: PeriodType;
  devices: readonly ReportDevice[];
  period: Period;
  before: Period | null;
};

/** Part of one vehicle. `before`: `null` if not compared. `at`: when it was read, in milliseconds since 1970. */
export type ReportPart = { current: Reading; before: Reading | null; at: number } | { error: ApiError };

export type ReportState = {
  /** By vehicle id. Grows while the report is built. */
  parts: ReadonlyMap<number, ReportPart>;
  status: 'running' | 'stopped' | 'done';
  /** Time of the oldest part in milliseconds since 1970: parts may come from the cache. `null`: none was read. */
  updatedAt: number | null;
};

/** Milliseconds between updates of the page, so that hundreds of answers do not render hundreds of times. */
const UPDATES_EVERY = 150;

export type ReportRun = {
  subscribe: (changed: () => void) => () => void;
  state: () => ReportState;
  /** Reads what is missing or failed, six vehicles at once. */
  start: () => void;
  /** Keeps the parts. Answers that are under way are thrown away. */
  stop: () => void;
};

/** Builds a report device by device (commerce 4). */
export function createReportRun({ type, devices, period, before }: ReportRequest): ReportRun {
  const listeners = new Set<() => void>();
  const parts = new Map<number, ReportPart>();
  let state: ReportState = { parts: new Map(), status: 'running', updatedAt: null };
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = (status: ReportState['status']) => {
    clearTimeout(timer);
    timer = undefined;
    state = { ...state, parts: new Map(parts), status };
    for (const changed of listeners) changed();
  };
  const readPart = async ({ device_key, id }: ReportDevice): Promise<ReportPart> => {
    try {
      const [current, earlier] = await Promise.all([
        readDevice(type, { device_key, id }, period),
        before ? readDevice(type, { device_key, id }, before) : null,
      ]);
      return { current: current.reading, before: earlier?.reading ?? null, at: current.at };
    } catch (failure) {
      return { error: errorOfFailure(failure) };
    }
  };

  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    state: () => state,
    start: () => {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      for (const [id, part] of parts) if ('error' in part) parts.delete(id);
      publish('running');
      const limited = createLimiter();
      const work = devices
        .filter(({ id }) => !parts.has(id))
        .map((device) =>
          limited(async () => {
            const part = await readPart(device);
            if (signal.aborted) return;
            parts.set(device.id, part);
            if ('at' in part) state = { ...state, updatedAt: Math.min(state.updatedAt ?? part.at, part.at) };
            timer ??= setTimeout(publish, UPDATES_EVERY, 'running');
          }, signal),
        );
      void Promise.allSettled(work).then(() => {
        if (!signal.aborted) publish('done');
      });
    },
    stop: () => {
      controller.abort();
      publish('stopped');
    },
  };
}
