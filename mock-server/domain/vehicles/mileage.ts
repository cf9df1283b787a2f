import { correctionAt } from '../../telemetry/changes.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { secondOf } from '../../telemetry/time.ts';
import type { Reading } from '../../telemetry/types.ts';
import type { Instant, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { subjectOf } from '../subjects.ts';

/** Miles of a vehicle without odometer corrections, for computing distances. */
export function milesDriven(vehicle: VehicleRow, reading: Pick<Reading, 'mileage' | 'timestamp'> | null): number {
  if (!reading) return vehicle.starting_mileage;
  return reading.mileage - correctionAt(vehicle, secondOf(reading.timestamp));
}

/**
 * Sets the odometer to the given miles from now on. Earlier readings stay unchanged. The device's answer counts as a
 * report.
 */
export function setMileage(
  world: World,
  vehicle: VehicleRow,
  miles: number,
  { telemetry, now }: { telemetry: Telemetry; now: Instant },
): void {
  const before = vehicle.mileage_corrections.filter(({ at }) => at <= now);
  world.tables.devices.update(vehicle.device_key, { located_at: now });
  const driven = milesDriven(vehicle, telemetry.reading(subjectOf(world, vehicle), now));
  world.tables.vehicles.update(vehicle.id, {
    // Odometers show tenths of a mile.
    mileage_corrections: [...before, { at: now, miles: Math.round((miles - driven) * 10) / 10 }],
  });
}
