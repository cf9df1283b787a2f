import type { AlertEvent, Vehicle } from '../../api/model.ts';
import { LOW_BACKUP_PERCENT, LOW_VEHICLE_VOLTS } from '../../rules/attention.ts';
import { lapse } from '../../rules/vehicle-state.ts';

const SHOWN = 3;
const MB_A_GB = 1_024;
/** A vehicle's battery at rest is full here and flat there. */
const FULL_VOLTS = 12.8;
const FLAT_VOLTS = 11;

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

type Battery = { id: number; name: string; share: number; isLow: boolean; value: number; unit: 'percent' | 'volts' };

/** The lowest batteries: of trackers in percent, of vehicles in volts. */
export function batteriesOf(vehicles: readonly Vehicle[], now: number): Battery[] {
  return vehicles
    .flatMap((vehicle): Battery[] => {
      const { id, vehicle_name: name, last_known_state: reported } = vehicle;
      if (!reported || lapse(vehicle, now)) return [];
      const { backup_battery_percentage: percent, main_battery_voltage: volts = 0 } = reported;
      if (volts > 0) {
        const share = Math.min(1, Math.max(0, (volts - FLAT_VOLTS) / (FULL_VOLTS - FLAT_VOLTS)));
        return [{ id, name, share, isLow: volts <= LOW_VEHICLE_VOLTS, value: volts, unit: 'volts' }];
      }
      if (percent === undefined) return [];
      return [
        { id, name, share: percent / 100, isLow: percent <= LOW_BACKUP_PERCENT, value: percent, unit: 'percent' },
      ];
    })
    .sort((a, b) => a.share - b.share)
    .slice(0, SHOWN);
}
