import { type ApiErrorKind, errorOfFailure } from '../api/errors.ts';
import type { CheckedConfig } from './config.ts';

type Ways = {
  read: () => Promise<CheckedConfig>;
  /** Shows the startup error and waits for a retry. */
  ask: (kind: ApiErrorKind) => Promise<void>;
  wait?: (milliseconds: number) => Promise<void>;
};

/**
 * Temporary failures, and milliseconds before the second and the third try: as for every read (`api/retry.ts`). Not shared with that
 * module, because this would add a file to every page or bytes to the entry, which every visitor loads.
 */
const PASSING: readonly ApiErrorKind[] = ['network', 'timeout', 'server', 'too-many'];
const WAITS = [400, 800] as const;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Continues to read the configuration after `failure`. A lost network or an unavailable server is nothing that the operator can
 * correct. Retries as often as any other read, then on each request of the visitor.
 */
export async function readOn(
  failure: unknown,
  { read, ask, wait = pause }: Ways,
): Promise<CheckedConfig | { unreadable: string }> {
  let tries = 0;
  for (let error = errorOfFailure(failure); ; ) {
    if (!PASSING.includes(error.kind)) return { unreadable: error.message };
    const before = WAITS[tries];
    tries = before === undefined ? 0 : tries + 1;
    // Adds jitter, so that browsers do not retry at the same time.
    if (before === undefined) await ask(error.kind);
    else await wait(before * (0.75 + Math.random() / 2));
    try {
      return await read();
    } catch (next) {
      error = errorOfFailure(next);
    }
  }
}
