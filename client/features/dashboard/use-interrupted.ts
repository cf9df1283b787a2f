import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { useInterruptionOf } from '../../data/notices/use-interruption.ts';
import type { Interruption } from '../../rules/notices/notices.ts';

/** Vehicles that take no commands now, and why. Maintenance blocks all of them (core 4). */
export function useInterrupted(vehicles: readonly Vehicle[]): {
  interruption: Interruption | null;
  vehicles: readonly Vehicle[];
} {
  const interruptionOf = useInterruptionOf();
  return useMemo(() => {
    const stopped = vehicles.filter((vehicle) => interruptionOf(vehicle) !== null);
    const [first] = stopped;
    return { interruption: first ? interruptionOf(first) : null, vehicles: stopped };
  }, [vehicles, interruptionOf]);
}
