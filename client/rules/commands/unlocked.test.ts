import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { unlockedOf } from './unlocked.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const at = (armed: boolean | undefined, { timestamp = '2026-11-21T15:59:00Z', speed = 0 } = {}) => ({
  timestamp,
  speed,
  ...(armed !== undefined && { armed }),
});

test('[core 3] parked vehicles that report themselves unlocked are, others are not known to be', () => {
  const vehicles = [
    aVehicle({ id: 1, last_known_state: at(false) }),
    aVehicle({ id: 2, last_known_state: at(true) }),
    aVehicle({ id: 3, last_known_state: at(undefined) }),
    aVehicle({ id: 4, last_known_state: null }),
    aVehicle({ id: 5, last_known_state: at(false, { speed: 30 }) }),
    aVehicle({ id: 6, last_known_state: at(false, { timestamp: '2026-11-18T15:59:00Z' }) }),
    aVehicle({ id: 7, device_state: 'paused', last_known_state: at(false) }),
  ];
  expect(unlockedOf(vehicles, NOW).map(({ id }) => id)).toEqual([1]);
});
