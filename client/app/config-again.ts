import { type ApiErrorKind, errorOfFailure } from '../api/errors.ts';
import type { CheckedConfig } from './config.ts';

type Ways = {
  read: () => Promise<CheckedConfig>;
  /** Says what is in the way, and waits until somebody wants it tried again. */
  ask: (kind: ApiErrorKind) => Promise<void>;
  wait?: (milliseconds: number) => Promise<void>;
};

/**
 * Which failures may pass by themselves, and milliseconds before the second and the third try: as for every read
 * (`api/retry.ts`). Shared with this, that would be one more file of every page, or a part of the entry, which every visitor
 * waits for.
 */
const PASSING: readonly ApiErrorKind[] = ['network', 'timeout', 'server', 'too-many'];
const WAITS = [400, 800] as const;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Goes on reading the configuration after `failure`: a network that is gone and a server that cannot answer are nothing that
 * whoever runs the portal has to correct. It is tried as often as any other read, then whenever somebody asks for it.
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
    // Spread, so that many browsers do not come back at once.
    if (before === undefined) await ask(error.kind);
    else await wait(before * (0.75 + Math.random() / 2));
    try {
      return await read();
    } catch (next) {
      error = errorOfFailure(next);
    }
  }
}
