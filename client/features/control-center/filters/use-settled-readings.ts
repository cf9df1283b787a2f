import { useMemo, useState } from 'react';
import { useObdReadings } from '../../../data/device-settings/obd-readings.ts';
import type { ObdReadings } from '../../../rules/vehicle/concerns.ts';

/**
 * Known readings of the bus. Those of the selected vehicle stay as they were when it was selected: its panel reads them, and its row
 * must not move to another section under the pointer or the focus.
 */
export function useSettledReadings(selectedId: number | null): ObdReadings {
  const readings = useObdReadings();
  const [held, setHeld] = useState(() => heldOf(readings, selectedId));
  if (held.id !== selectedId) setHeld(heldOf(readings, selectedId));
  return useMemo(() => {
    if (held.id === null || readings.get(held.id) === held.bus) return readings;
    const others = [...readings].filter(([id]) => id !== held.id);
    return new Map(held.bus ? [...others, [held.id, held.bus]] : others);
  }, [readings, held]);
}

const heldOf = (readings: ObdReadings, id: number | null) => ({ id, bus: id === null ? undefined : readings.get(id) });
