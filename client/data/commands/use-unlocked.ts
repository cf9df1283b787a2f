import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { bulkGate } from '../../rules/commands/bulk.ts';
import { unlockedOf } from '../../rules/commands/unlocked.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { openBulkCommands } from '../../state/open-dialogs.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { useServiceNotices } from '../notices/use-service-notices.ts';
import { useExclusiveToOthers } from '../users/use-exclusive-to-others.ts';

/** Vehicles that stand unlocked and that the user can lock now. `lockAll` locks them, and shows how it goes. */
export function useUnlocked(vehicles: readonly Vehicle[]): { unlocked: Vehicle[]; lockAll: () => void } {
  const user = useUser();
  const now = useNow(MINUTE);
  const { outage, maintenance } = useServiceNotices().notices;
  const exclusiveToOthers = useExclusiveToOthers(vehicles);
  const unlocked = useMemo(() => {
    const viewer = { user, now, notices: { outage, maintenance }, exclusiveToOthers };
    return unlockedOf(vehicles, now).filter((vehicle) => bulkGate(vehicle, 'arm', viewer).allowed);
  }, [vehicles, user, now, outage, maintenance, exclusiveToOthers]);
  const lockAll = () => {
    const ids = unlocked.map(({ id }) => id);
    openBulkCommands();
    // With its dialog, which says so if it cannot be loaded.
    void import('./bulk.ts').then(
      ({ sendNamed }) => sendNamed('arm', ids),
      () => undefined,
    );
  };
  return { unlocked, lockAll };
}
