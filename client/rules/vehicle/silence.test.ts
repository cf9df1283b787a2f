import { expect, test } from 'vitest';
import { isLastKnown, silenceCause } from './silence.ts';
import { aVehicle } from './vehicle.fixture.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const reported = (timestamp: string, more = {}) => aVehicle({ last_known_state: { timestamp, ...more } });

test('[commerce 8] names a low battery as the likely cause of silence, otherwise coverage', () => {
  const at = '2026-11-21T12:00:00Z';
  const vehicles = [reported(at, { main_battery_voltage: 11.2 }), reported(at, { main_battery_voltage: 12.6 })];
  expect(vehicles.map(silenceCause)).toEqual(['battery', 'coverage']);
});

test.each<[what: string, vehicle: ReturnType<typeof aVehicle>, unansweredAt: string | null, expected: boolean]>([
  ['is silent', reported('2026-11-21T12:00:00Z'), null, true],
  ['left a command unanswered after its last report', reported('2026-11-21T15:50:00Z'), '2026-11-21T15:58:00Z', true],
  ['reported after an unanswered command', reported('2026-11-21T15:59:00Z'), '2026-11-21T15:58:00Z', false],
  ['reports and answers', reported('2026-11-21T15:50:00Z'), null, false],
  ['never reported', aVehicle({ last_known_state: null }), '2026-11-21T15:58:00Z', false],
])('[core 3] whether a vehicle that %s shows a last known state', (_what, vehicle, unansweredAt, expected) => {
  expect(isLastKnown(vehicle, NOW, unansweredAt === null ? null : Date.parse(unansweredAt))).toBe(expected);
});
