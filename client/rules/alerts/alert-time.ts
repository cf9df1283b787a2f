import type { AlertEvent } from '../../api/model.ts';

/** When an alert was raised, in milliseconds since 1970. `null`: the server sent no time (commerce 3 names only its id). */
export function alertTime({ timestamp, begins_at }: Pick<AlertEvent, 'timestamp' | 'begins_at'>): number | null {
  const at = Date.parse(timestamp ?? begins_at ?? '');
  return Number.isNaN(at) ? null : at;
}
