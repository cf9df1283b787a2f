import { expect, test } from 'vitest';
import { concernsOf } from './concerns.ts';
import { aVehicle } from './vehicle.fixture.ts';

const NOW = Date.parse('2026-11-21T16:42:00Z');
const reported = { ...aVehicle().last_known_state, timestamp: '2026-11-21T16:41:00Z', mileage: 1 };

test('what is most urgent comes first, one thing a vehicle; paused and expired ones are not tracked', () => {
  const fleet = [
    aVehicle({ id: 1, vehicle_name: 'Van 10', service_due: true }),
    aVehicle({ id: 2, vehicle_name: 'Van 9', service_due: true }),
    aVehicle({ id: 3, vehicle_name: 'Trailer', last_known_state: { ...reported, backup_battery_percentage: 18 } }),
    aVehicle({ id: 4, vehicle_name: 'Silverado', last_known_state: { ...reported, panic_status: true } }),
    aVehicle({
      id: 5,
      vehicle_name: 'Dump truck',
      last_known_state: { ...reported, timestamp: '2026-11-20T16:41:00Z' },
    }),
    aVehicle({ id: 6, vehicle_name: 'New one', last_known_state: null }),
    aVehicle({ id: 7, vehicle_name: 'Paused', device_state: 'paused', service_due: true }),
    aVehicle({ id: 8, vehicle_name: 'Fine' }),
  ];
  expect(concernsOf(fleet, NOW).map(({ vehicle, concern }) => [vehicle.vehicle_name, concern])).toEqual([
    ['Silverado', { kind: 'alarm' }],
    ['Trailer', { kind: 'tracker_battery', percent: 18 }],
    ['Van 9', { kind: 'service_due' }],
    ['Van 10', { kind: 'service_due' }],
    ['Dump truck', { kind: 'offline', since: 1_795_192_860_000 }],
    ['New one', { kind: 'offline', since: null }],
  ]);
});
