import { expect, test } from 'vitest';
import { aVehicle } from '../../rules/vehicle.fixture.ts';
import { reported } from './cache.ts';

const van = aVehicle({
  last_known_state: {
    timestamp: '2026-11-21T15:00:00Z',
    latitude: 41.88,
    longitude: -87.65,
    speed: 0,
    armed: false,
    controller: { engine_on: true, ignition_on: true, main_battery_voltage: 12.6 },
  },
});

test('[commerce 4] a command response updates armed, engine and ignition and nothing else', () => {
  const parsed = { command_success: true, armed: true, engine_on: false, ignition_on: false };
  expect(reported(van, { parsed, answered_at: '2026-11-21T16:00:00Z' }).last_known_state).toEqual({
    timestamp: '2026-11-21T15:00:00Z',
    latitude: 41.88,
    longitude: -87.65,
    speed: 0,
    armed: true,
    ignition_on: false,
    panic_status: undefined,
    controller: { engine_on: false, ignition_on: false, main_battery_voltage: 12.6 },
  });
});

test('[core 7] a refreshed location brings its place and time', () => {
  const parsed = { command_success: true, latitude: 41.9, longitude: -87.6 };
  expect(reported(van, { parsed, answered_at: '2026-11-21T16:00:00Z' }).last_known_state).toMatchObject({
    timestamp: '2026-11-21T16:00:00Z',
    latitude: 41.9,
    longitude: -87.6,
    armed: false,
  });
});

test('a vehicle that never reported stays unknown', () => {
  const silent = aVehicle({ last_known_state: null });
  expect(reported(silent, { parsed: { command_success: true, armed: true } })).toBe(silent);
});
