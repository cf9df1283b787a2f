import { clear, createStore, get, set } from 'idb-keyval';
import type { User, Vehicle } from '../../api/model.ts';

/** What the portal knew when it last had an answer. `at`: milliseconds since 1970, by the portal's clock. */
export type LastKnown = { user: User; vehicles: readonly Vehicle[]; at: number };
type Kept = LastKnown & { format: typeof FORMAT };

/** Another shape than this build's is as good as nothing. */
const FORMAT = 1;

/** One database for each place that a portal is at, so that two on one host do not read each other's. */
const store = () => createStore(`waymark-last-known ${new URL('./', document.baseURI).pathname}`, 'people');

/** A browser that keeps nothing, or not any more, is no reason to fail. */
const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> => (async () => work())().catch(() => undefined);

/** Keeps it for one person, by the subject of their tokens. */
export async function keep(subject: string, known: LastKnown): Promise<void> {
  await attempt(() => set(subject, { ...known, format: FORMAT } satisfies Kept, store()));
}

/** What was kept for a person, or null. */
export async function readKept(subject: string): Promise<LastKnown | null> {
  const kept = await attempt(() => get<Kept>(subject, store()));
  return kept?.format === FORMAT ? kept : null;
}

/** Of everybody: a logout leaves nothing behind (core 2.2). */
export async function forgetKept(): Promise<void> {
  await attempt(() => clear(store()));
}
