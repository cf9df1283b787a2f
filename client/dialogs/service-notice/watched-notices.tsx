import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { followStatus } from '../../data/notices/follow-status.ts';
import { closeNotice, useInterruptions } from '../../data/notices/interruptions.ts';
import { useServiceNotices } from '../../data/notices/use-service-notices.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { counts, currentNotices, familyOf, type Notice, noticesFor } from '../../rules/notices/notices.ts';
import { BetweenPresses } from '../../ui/between-presses.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useServiceWatch } from './use-service-watch.ts';

const ServiceBar = lazyChunk(async () => ({ default: (await import('./service-bar.tsx')).ServiceBar }));
const ServiceNoticeDialog = lazyDialog(
  async () => ({ default: (await import('./service-notice-dialog.tsx')).ServiceNoticeDialog }),
  { isOpen: ({ notice }) => notice !== null, onClose: closeNotice },
);

/** Polls the status, shows notices that concern the user, and shows an alert when they are over. */
export function WatchedNotices() {
  const status = useServiceNotices();
  const { outage, maintenance } = status.notices;
  const families = useFamilies();
  const current = useMemo(() => currentNotices({ outage, maintenance }), [outage, maintenance]);
  const shown = useMemo(() => noticesFor(families, { outage, maintenance }), [families, outage, maintenance]);
  useServiceWatch(status, shown);
  useEffect(followStatus, []);
  const opened = useOpenedNotice(current, status.isKnown);

  // Stays mounted once needed, so that the dialog can fade out and restore the focus.
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && current.length > 0) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <>
      <BetweenPresses>
        {shown.map((notice) => (
          <ServiceBar key={notice.kind} notice={notice} />
        ))}
      </BetweenPresses>
      <ServiceNoticeDialog notice={opened} error={status.error} checkedAt={status.checkedAt} />
    </>
  );
}

/** Families of the visible devices. `undefined` until loaded. */
function useFamilies() {
  const { data: vehicles } = useQuery(vehiclesQuery());
  return useMemo(() => vehicles && new Set(vehicles.map(({ product_name }) => familyOf(product_name))), [vehicles]);
}

/** Notice in the dialog: the one it was opened for, otherwise another current one. Closes if there is none (core 4). */
function useOpenedNotice(current: readonly Notice[], isKnown: boolean): Notice | null {
  const { opening } = useInterruptions();
  const left = opening?.by === 'command' ? current.filter(counts) : current;
  const notice = opening ? (left.find(({ kind }) => kind === opening.kind) ?? left[0] ?? null) : null;
  const isGone = opening !== null && notice === null && isKnown;
  useEffect(() => {
    if (isGone) closeNotice();
  }, [isGone]);
  return notice;
}
