import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { bulkGate } from '../../rules/commands/bulk.ts';
import { unlockedOf } from '../../rules/commands/unlocked.ts';
import { openBulkCommands } from '../../state/open-dialogs.ts';
import { useBulkViewer } from './use-bulk-viewer.ts';

type Unlocked = {
  unlocked: Vehicle[];
  /** Whether any of the vehicles can be locked now. */
  canLock: boolean;
  /** Locks the unlocked ones, and shows how it goes. */
  lockAll: () => void;
};

/** Vehicles that stand unlocked and that the user can lock now. */
export function useUnlocked(vehicles: readonly Vehicle[]): Unlocked {
  const viewer = useBulkViewer(vehicles);
  const unlocked = useMemo(
    () => unlockedOf(vehicles, viewer.now).filter((vehicle) => bulkGate(vehicle, 'arm', viewer).allowed),
    [vehicles, viewer],
  );
  const canLock = useMemo(
    () => vehicles.some((vehicle) => bulkGate(vehicle, 'arm', viewer).allowed),
    [vehicles, viewer],
  );
  const lockAll = () => {
    const ids = unlocked.map(({ id }) => id);
    openBulkCommands();
    // With its dialog, which says so if it cannot be loaded.
    void import('./bulk.ts').then(
      ({ sendNamed }) => sendNamed('arm', ids),
      () => undefined,
    );
  };
  return { unlocked, canLock, lockAll };
}
