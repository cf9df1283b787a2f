import { KEPT } from '../lib/kept-names.ts';
import { parsedObject, tabStorage } from '../lib/web-storage.ts';
import type { Challenge } from './types.ts';

/** Where a pending sign-in is kept: session storage, or memory. */
export type PendingStore = Pick<typeof tabStorage, 'read' | 'write' | 'remove'>;

/** Name in session storage. A logout removes it. */
export const PENDING = `${KEPT}sign-in`;

/**
 * A sign-in that waits for a code, kept over a reload without its password. The service's session is useless without the code, and
 * expires after three minutes.
 */
export type PendingSignIn = {
  username: string;
  remember: boolean;
  challenge: Challenge;
  session: string;
  /** When the service's session expires, by the browser's clock: a reloaded page does not know the server's time yet. */
  until: number;
};

/** `null` if there is none, if it expired, or if its entry is damaged. */
export function readPending(store: PendingStore = tabStorage): PendingSignIn | null {
  const kept = parsedObject(store.read(PENDING)) as PendingSignIn | null;
  return kept && kept.until > Date.now() ? kept : null;
}
