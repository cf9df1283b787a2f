import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { type Group, groupsOf, isNameTaken, nameRefusal, tidyName } from './groups.ts';
import { changedNames, locksOf, memberChanges, memberGate, membersAfter } from './groups-change.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const NONE: ReadonlySet<number> = new Set();
const VIEWER = { now: NOW, exclusiveToOthers: NONE };
const van = (id: number, field_1: string | null, changes: Partial<Vehicle> = {}) =>
  aVehicle({ id, vehicle_name: `Van ${id}`, custom_fields: { field_1 }, ...changes });
const fleet = [
  van(1, "['Vans']"),
  van(2, "['North', 'Vans']"),
  van(3, '[]'),
  van(4, "['Vans']", { isShared: true }),
  van(10, `["Riley's"]`),
];
const locks = (group: Group, exclusiveToOthers: ReadonlySet<number>) =>
  locksOf(group, exclusiveToOthers).map(({ disabledReason, vehicles }) => [
    disabledReason,
    vehicles.map(({ id }) => id),
  ]);
const brief = (changes: ReturnType<typeof memberChanges>) =>
  changes.map(({ vehicle, drop, put }) => [vehicle.id, drop, put]);

test("[core 2.10] reads groups from the user's own vehicles, sorted by name", () => {
  expect(groupsOf(fleet).map(({ name, members }) => [name, members.map(({ id }) => id)])).toEqual([
    ['North', [2]],
    ["Riley's", [10]],
    ['Vans', [1, 2]],
  ]);
});

test('[core 2.10] writes a new group only to its vehicles', () => {
  expect(brief(memberChanges(fleet, { from: null, to: 'South', members: new Set([1, 3]) }))).toEqual([
    [1, null, 'South'],
    [3, null, 'South'],
  ]);
});

test('[core 2.10] writes only the changed members of a group that keeps its name', () => {
  expect(brief(memberChanges(fleet, { from: 'Vans', to: 'Vans', members: new Set([2, 3]) }))).toEqual([
    [1, 'Vans', null],
    [3, null, 'Vans'],
  ]);
  expect(memberChanges(fleet, { from: 'Vans', to: 'Vans', members: new Set([1, 2]) })).toEqual([]);
});

test('[core 2.10] writes a new name to every member', () => {
  expect(brief(memberChanges(fleet, { from: 'Vans', to: 'Wagons', members: new Set([1, 10]) }))).toEqual([
    [1, 'Vans', 'Wagons'],
    [2, 'Vans', null],
    [10, null, 'Wagons'],
  ]);
});

test('[core 2.10] deleting removes the name from every member, and never from a shared vehicle', () => {
  expect(brief(memberChanges(fleet, { from: 'Vans', to: null, members: new Set([1, 4]) }))).toEqual([
    [1, 'Vans', null],
    [2, 'Vans', null],
  ]);
});

test.each([
  [['A', 'Vans', 'B'], { drop: 'Vans', put: 'Wagons' }, ['A', 'Wagons', 'B']],
  [['A', 'Vans'], { drop: 'Vans', put: null }, ['A']],
  [['A'], { drop: null, put: 'B' }, ['A', 'B']],
  [['A', 'B'], { drop: null, put: 'B' }, ['A', 'B']],
  [['A'], { drop: 'Vans', put: 'Wagons' }, ['A', 'Wagons']],
  [['Vans', 'Wagons'], { drop: 'Vans', put: 'Wagons' }, ['Wagons']],
  [['Vans'], { drop: 'Vans', put: 'vans' }, ['vans']],
])('a vehicle in %j with the change %j is in %j: its other groups are unchanged', (names, change, after) => {
  expect(changedNames(names, change)).toEqual(after);
});

test('[core 5] an expired or paused device cannot be added, but may stay and be removed', () => {
  const expired = van(5, null, { plan_renewal_date: '2026-11-20T00:00:00Z' });
  const paused = van(6, null, { device_state: 'paused' });
  expect(memberGate(van(7, null), false, VIEWER)).toEqual({ allowed: true });
  expect(memberGate(expired, false, VIEWER)).toEqual({ allowed: false, reason: 'expired' });
  expect(memberGate(paused, false, VIEWER)).toEqual({ allowed: false, reason: 'paused' });
  expect(memberGate(expired, true, VIEWER)).toEqual({ allowed: true });
  expect(memberGate({ ...paused, replacement_order_placed: true }, false, VIEWER)).toEqual({ allowed: true });
});

test('[commerce 4] a vehicle with a pending transfer locks its groups and their names', () => {
  const leaving = van(8, "['Vans']", { is_pending_transfer: true });
  expect(memberGate(leaving, true, VIEWER)).toEqual({ allowed: false, reason: 'pending_transfer' });
  expect(memberGate(leaving, false, VIEWER)).toEqual({ allowed: false, reason: 'pending_transfer' });
  const [group] = groupsOf([leaving, van(9, "['Vans']")]);
  expect(group && locks(group, NONE)).toEqual([['pending_transfer', [8]]]);
});

test('[commerce 6] a vehicle that is exclusive to another user locks its groups and their names', () => {
  const viewer = { now: NOW, exclusiveToOthers: new Set([8]) };
  const exclusiveToOthers = van(8, "['Vans']");
  expect(memberGate(exclusiveToOthers, true, viewer)).toEqual({ allowed: false, reason: 'exclusive_access' });
  expect(memberGate(exclusiveToOthers, false, viewer)).toEqual({ allowed: false, reason: 'exclusive_access' });
  expect(memberGate(van(9, null), false, viewer)).toEqual({ allowed: true });
  const leaving = van(10, "['Vans']", { is_pending_transfer: true });
  const [vans, wagons] = groupsOf([exclusiveToOthers, van(9, "['Vans', 'Wagons']"), leaving]);
  expect(vans && locks(vans, viewer.exclusiveToOthers)).toEqual([
    ['pending_transfer', [10]],
    ['exclusive_access', [8]],
  ]);
  expect(wagons && locks(wagons, viewer.exclusiveToOthers)).toEqual([]);
});

test('normalizes spaces and apostrophes of a name before it is saved', () => {
  expect(tidyName('  North   side ')).toBe('North side');
  expect(tidyName('Riley’s')).toBe("Riley's");
  expect(tidyName('Que\u0301bec')).toBe('Québec');
});

test.each([
  ['Vans', null, true],
  ['vans', null, true],
  [' VANS ', null, true],
  ['Riley’s', null, true],
  ['Van', null, false],
  ['Vans', 'Vans', false],
  ['VANS', 'Vans', false],
  ['north', 'Vans', true],
])('[core 5] "%s" for a group named %j is taken: %s', (typed, own, taken) => {
  expect(isNameTaken(typed, groupsOf(fleet), own)).toBe(taken);
});

test('keeps members that were added or removed elsewhere while a group was edited', () => {
  const before = new Set([1, 2, 3]);
  expect(membersAfter(before, new Set([1, 3, 4]), new Set([1, 2, 5]))).toEqual(new Set([1, 5, 4]));
  expect(membersAfter(before, before, new Set([1]))).toEqual(new Set([1]));
  expect(membersAfter(new Set(), new Set([7]), new Set())).toEqual(new Set([7]));
});

test('[core 5] refuses a fifth group, whatever its name, but allows renaming one', () => {
  const groups = ['North', 'South', 'Vans', 'Wagons'].map((name) => ({ name }));
  expect(nameRefusal('East', groups.slice(1), null)).toBeNull();
  expect(nameRefusal('East', groups, null)).toBe('limit');
  expect(nameRefusal('vans', groups.slice(1), null)).toBe('taken');
  expect(nameRefusal('East', groups, 'Vans')).toBeNull();
  expect(nameRefusal('North', groups, 'Vans')).toBe('taken');
});
