import type { AlertEvent, Vehicle } from '../../api/model.ts';
import { batteriesOf } from '../../rules/batteries.ts';
import { lapse } from '../../rules/vehicle-state.ts';

const SHOWN = 3;
const MB_A_GB = 1_024;
/** Volts of a vehicle's battery at rest, and of a tracker's cell. */
const VEHICLE = { flat: 11, full: 12.8 };
const CELL = { flat: 3.3, full: 4.2 };

/** Vehicles by how often they are among some events, the most often first. */
export function mostOften(events: readonly AlertEvent[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { vehicle_name: name = '' } of events) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN);
}

/** Vehicles that stream, by the share of their data that is used; the server's percentage decides. */
export function dataUseOf(vehicles: readonly Vehicle[]) {
  return vehicles
    .flatMap(({ id, vehicle_name: name, pricing_plan: { plan_add_on_usage: usage } }) => {
      const { cellular_usage_allowed_mb: allowed = 0, cellular_used_mb: used = 0 } = usage ?? {};
      if (allowed <= 0) return [];
      const percent = usage?.cellular_percentage_used ?? (used / allowed) * 100;
      return [{ id, name, percent, usedGb: used / MB_A_GB, totalGb: allowed / MB_A_GB }];
    })
    .sort((a, b) => b.percent - a.percent)
    .slice(0, SHOWN);
}

type Battery = { id: number; name: string; share: number; isLow: boolean; value: number; unit: 'percent' | 'volt' };

/** The lowest batteries: a vehicle's in volts, a tracker's own as it says. */
export function lowestBatteries(vehicles: readonly Vehicle[], now: number): Battery[] {
  return vehicles
    .flatMap((vehicle): Battery[] => {
      if (lapse(vehicle, now)) return [];
      const { vehicle: own, tracker } = batteriesOf(vehicle);
      const named = { id: vehicle.id, name: vehicle.vehicle_name };
      if (own) {
        return [{ ...named, share: shareOf(own.volts, VEHICLE), isLow: own.isLow, value: own.volts, unit: 'volt' }];
      }
      if (!tracker) return [];
      return [
        { ...named, ...tracker, share: tracker.unit === 'volt' ? shareOf(tracker.value, CELL) : tracker.value / 100 },
      ];
    })
    .sort((a, b) => a.share - b.share)
    .slice(0, SHOWN);
}

const shareOf = (volts: number, { flat, full }: typeof VEHICLE): number =>
  Math.min(1, Math.max(0, (volts - flat) / (full - flat)));
