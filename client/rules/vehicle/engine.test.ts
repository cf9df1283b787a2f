import { expect, test } from 'vitest';
import type { LastKnownState } from '../../api/model.ts';
import { engineRun } from './engine.ts';
import { aVehicle } from './vehicle.fixture.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const FRESH = '2026-11-21T15:59:00Z';
const controller = (engine_on: boolean, ignition_on: boolean) => ({
  controller: { engine_on, ignition_on, main_battery_voltage: 12.5 },
});

test.each<[what: string, Partial<LastKnownState> | null, string]>([
  ['stands with its key off', { ignition_on: false, ...controller(true, false) }, 'remote'],
  ['stands with its key on', { ignition_on: true, ...controller(true, true) }, 'driven'],
  ['has its key on, reported only by its controller', controller(true, true), 'driven'],
  ['has its key on and no controller', { ignition_on: true }, 'driven'],
  ['moves with its key off', { speed: 4, ignition_on: false, ...controller(true, false) }, 'driven'],
  ['has its key on with the engine off', { ignition_on: true, ...controller(false, true) }, 'driven'],
  ['is towed', { speed: 20, ignition_on: false, ...controller(false, false) }, 'driven'],
  ['is off', { ignition_on: false, ...controller(false, false) }, 'off'],
  ['reports neither engine nor key', {}, 'off'],
  ['ran by key four hours ago', { timestamp: '2026-11-21T12:00:00Z', ignition_on: true }, 'unknown'],
  ['was started four hours ago', { timestamp: '2026-11-21T12:00:00Z', ...controller(true, false) }, 'unknown'],
  ['never reported', null, 'off'],
])("[core 3] tells a driver's engine from a remote start: a vehicle that %s", (_what, reported, expected) => {
  const vehicle = aVehicle({ last_known_state: reported && { timestamp: FRESH, speed: 0, ...reported } });
  expect(engineRun(vehicle, NOW)).toBe(expected);
});
