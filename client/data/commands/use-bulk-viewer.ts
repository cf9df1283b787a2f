import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import type { BulkViewer } from '../../rules/commands/bulk.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { useServiceNotices } from '../notices/use-service-notices.ts';
import { useExclusiveToOthers } from '../users/use-exclusive-to-others.ts';

/** What decides whether these vehicles take a bulk command now (`bulkGate`). */
export function useBulkViewer(vehicles: readonly Vehicle[]): BulkViewer {
  const user = useUser();
  const now = useNow(MINUTE);
  const { outage, maintenance } = useServiceNotices().notices;
  const exclusiveToOthers = useExclusiveToOthers(vehicles);
  return useMemo(
    () => ({ user, now, notices: { outage, maintenance }, exclusiveToOthers }),
    [user, now, outage, maintenance, exclusiveToOthers],
  );
}
