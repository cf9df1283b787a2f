import type { AlertEvent, Vehicle } from '../../api/model.ts';
import { batteriesOf } from '../../rules/vehicle/batteries.ts';
import { lapse } from '../../rules/vehicle/vehicle-state.ts';

const SHOWN = 3;
const MB_A_GB = 1_024;

/** Vehicles by their number of events, most first. */
export function mostOften(events: readonly AlertEvent[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { vehicle_name: name = '' } of events) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN);
}

/** Streaming vehicles by their share of used data, as computed by the server. */
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

/**
 * The lowest batteries: trackers in percent, vehicles in volts. For a device with its own battery besides the vehicle's, the lower
 * one counts. The cell of a tracker without a percentage has no full level, so it only counts if it is low.
 */
export function lowestBatteries(vehicles: readonly Vehicle[], now: number): Battery[] {
  return vehicles
    .flatMap((vehicle): Battery[] => {
      if (lapse(vehicle, now)) return [];
      const { id, vehicle_name: name } = vehicle;
      const { vehicle: own, tracker } = batteriesOf(vehicle);
      return [own, tracker]
        .filter((battery) => battery !== null)
        .map(({ value, unit, isLow, level }) => ({ id, name, share: level ?? (isLow ? 0 : 1), isLow, value, unit }))
        .sort(lowestFirst)
        .slice(0, 1);
    })
    .sort(lowestFirst)
    .slice(0, SHOWN);
}

const lowestFirst = (a: Battery, b: Battery) => Number(b.isLow) - Number(a.isLow) || a.share - b.share;
