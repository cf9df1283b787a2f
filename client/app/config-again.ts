import { type ApiErrorKind, errorOfFailure } from '../api/errors.ts';
import { retryDelay, retryRead } from '../api/retry.ts';
import type { CheckedConfig } from './config.ts';

type Ways = {
  read: () => Promise<CheckedConfig>;
  /** Says what is in the way, and waits until somebody wants it tried again. */
  ask: (kind: ApiErrorKind) => Promise<void>;
  wait?: (milliseconds: number) => Promise<void>;
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Goes on reading the configuration after `failure`: a network that is gone and a server that cannot answer are nothing that
 * whoever runs the portal has to correct. It is tried as often as any other read, then whenever somebody asks for it.
 */
export async function readOn(
  failure: unknown,
  { read, ask, wait = pause }: Ways,
): Promise<CheckedConfig | { unreadable: string }> {
  let failures = 0;
  for (let error = errorOfFailure(failure); ; failures += 1) {
    if (!retryRead(0, error)) return { unreadable: error.message };
    if (retryRead(failures, error)) {
      await wait(retryDelay(failures));
    } else {
      await ask(error.kind);
      failures = -1;
    }
    try {
      return await read();
    } catch (next) {
      error = errorOfFailure(next);
    }
  }
}
