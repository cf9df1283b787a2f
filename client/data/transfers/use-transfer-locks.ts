import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { type TransferLock, transferLocks } from '../../rules/access/transfer.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { useExclusiveToOthers } from '../users/use-exclusive-to-others.ts';

/** Vehicles of a list that cannot be transferred now, with the reason. */
export function useTransferLocks(offered: readonly Vehicle[]): ReadonlyMap<number, TransferLock> {
  const user = useUser();
  const now = useNow(MINUTE);
  const exclusiveToOthers = useExclusiveToOthers(offered);
  return useMemo(
    () => transferLocks(offered, { user, now, exclusiveToOthers }),
    [offered, user, now, exclusiveToOthers],
  );
}
