import { clear, createStore, get, set } from 'idb-keyval';
import type { User, Vehicle } from '../../api/model.ts';

/** Last known data. `at`: milliseconds since 1970, by the portal's clock. */
export type LastKnown = { user: User; vehicles: readonly Vehicle[]; at: number };
type Kept = LastKnown & { format: typeof FORMAT };

/** Data of another version is ignored. */
const FORMAT = 1;

/** One database per portal path, so that two portals on one host stay separate. */
export const nameOfStore = (): string => `waymark-last-known ${new URL('./', document.baseURI).pathname}`;
export const store = () => createStore(nameOfStore(), 'people');

/** A browser without storage must not cause a failure. */
const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> => (async () => work())().catch(() => undefined);

/** Stores the data of one user, by the subject of the tokens. */
export async function keep(subject: string, known: LastKnown): Promise<void> {
  await attempt(() => set(subject, { ...known, format: FORMAT } satisfies Kept, store()));
}

/** The stored data of a user, or `null`. */
export async function readKept(subject: string): Promise<LastKnown | null> {
  const kept = await attempt(() => get<Kept>(subject, store()));
  return kept?.format === FORMAT ? kept : null;
}

/** Clears every user's data: a logout leaves nothing behind (core 2.2). */
export async function forgetKept(): Promise<void> {
  await attempt(() => clear(store()));
}
