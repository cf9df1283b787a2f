import { hashKey } from '@tanstack/react-query';
import { useConnection } from '../../lib/connection.ts';
import { browserTime, portalTime } from '../../lib/now.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { onLogout } from '../../state/logout-registry.ts';
import { useSession } from '../../state/session.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { forgetKept, keep, type LastKnown, readKept } from './kept.ts';

/** Written when the browser is idle, at the latest after this. */
const LATEST = 5_000;

let stopKeeping: (() => void) | null = null;
onLogout(() => {
  stopKeeping?.();
  stopKeeping = null;
  void forgetKept();
});

/** Has the service worker cache the pages that show the stored data. */
async function keepPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ type: 'KEEP_PAGES' });
}

/**
 * Stores the session's data after each read of the vehicles, for a day without a network. Only for remembered users,
 * because others leave nothing on the disk after the browser closes.
 */
export function startKeeping(subject: string): void {
  stopKeeping?.();
  let cancel: (() => void) | null = null;
  const write = () => {
    cancel = null;
    const session = useSession.getState();
    const { data: vehicles, dataUpdatedAt } = queryClient.getQueryState(vehiclesQuery().queryKey) ?? {};
    if (session.status !== 'signed_in' || !vehicles) return;
    void keep(subject, { user: session.user, vehicles, at: portalTime(dataUpdatedAt ?? 0) });
  };
  const schedule = () => {
    cancel ??= whenIdle(write, LATEST);
  };
  const stopPages = whenIdle(() => void keepPages(), LATEST);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success';
    if (isRead && event.query.queryHash === hashKey(vehiclesQuery().queryKey)) schedule();
  });
  stopKeeping = () => {
    stop();
    stopPages();
    cancel?.();
  };
  schedule();
}

/** Restores the last known data into the cache with its age. `null` if there is none for this user. */
export async function restoreKnown(subject: string): Promise<LastKnown | null> {
  const known = await readKept(subject);
  if (!known) return null;
  const updatedAt = browserTime(known.at);
  queryClient.setQueryData(vehiclesQuery().queryKey, [...known.vehicles], { updatedAt });
  useConnection.setState({ isFailing: true, answeredAt: updatedAt });
  return known;
}

/** Calls back once, when a server has answered again. */
export function whenReached(work: () => void): void {
  const stop = useConnection.subscribe(({ isFailing }) => {
    if (isFailing) return;
    stop();
    work();
  });
}
