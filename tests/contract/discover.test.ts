import { expect, test } from 'vitest';
import type { Vehicle } from '../../generated/contract/types.gen.ts';
import { type Known, learn, usernameIn } from './discover.ts';
import { successOf } from './servers/example-answers.ts';
import { SERVER_TIME, TOKEN } from './servers/example-server.ts';

const page = <Row>(...results: Row[]) => ({ count: results.length, next: null, previous: null, results });
const van = (successOf('listVehicles').body as { results: Vehicle[] }).results[0] as Vehicle;

function learned(vehicles: Vehicle[]): Known {
  const known: Known = { now: SERVER_TIME };
  learn('listVehicles', page(...vehicles), known);
  return known;
}

test('reads the user name in a token and accepts a token without one', () => {
  expect(usernameIn(TOKEN)).toBe('riley.kowalski@waymark.example');
  expect(usernameIn('opaque')).toBeUndefined();
  expect(usernameIn('a.b.c')).toBeUndefined();
});

test.each([
  ['shared', { isShared: true }],
  ['paused', { device_state: 'paused' }],
  ['expired', { plan_renewal_date: '2026-11-01T00:00:00Z' }],
  ['offered to another user', { is_pending_transfer: true }],
  ['on a tracking plan', { tracking_only: true }],
  ['in deep sleep', { power_save_settings: { mode: 2 } }],
])('uses a vehicle that is %s for reads only', (_state, change) => {
  const other: Vehicle = { ...van, id: 1002, ...change };
  expect(learned([other])).toMatchObject({ vehicle: { id: 1002 } });
  expect(learned([other]).ownVehicle).toBeUndefined();
  expect(learned([other, van])).toMatchObject({ vehicle: { id: 1001 }, ownVehicle: { id: 1001 } });
});

test("finds the signed-in user among several by the token's name", () => {
  const { results } = successOf('listUsers').body as { results: { id: number; username: string }[] };
  const known: Known = { username: 'nina@waymark.example' };
  learn('listUsers', page(...results), known);
  expect(known.user?.id).toBe(102);
  const others: Known = {};
  learn('listUsers', page(...results), others);
  expect(others.user).toBeUndefined();
});

test('finds available facts in an answer that violates its schema', () => {
  const known: Known = { now: SERVER_TIME };
  learn('listVehicles', { results: [{ ...van, pricing_plan: null }] }, known);
  expect(known).toEqual({ now: SERVER_TIME });
  learn('listCards', { results: null }, known);
  expect(known.card).toBeUndefined();
});
