import { expect, test } from 'vitest';
import { ruleVehicles } from './rule-vehicles.ts';

const van = (id: number) => ({ id, vehicle_name: `Van ${id}` });
const vans = { name: 'Vans', members: [van(1), van(2), van(3)] };
const all = () => true;

test('[core 9] names one vehicle, a whole group, or the number of vehicles of a rule', () => {
  expect(ruleVehicles([], [vans], all)).toEqual({ kind: 'none' });
  expect(ruleVehicles([van(2)], [vans], all)).toEqual({ kind: 'one', name: 'Van 2' });
  expect(ruleVehicles([van(3), van(1), van(2)], [vans], all)).toEqual({
    kind: 'group',
    name: 'Vans',
    count: 3,
    of: 3,
  });
  expect(ruleVehicles([van(1), van(2)], [vans], all)).toEqual({ kind: 'several', count: 2 });
  expect(ruleVehicles([van(1), van(2), van(9)], [vans], all)).toEqual({ kind: 'several', count: 3 });
});

test('[commerce 8] says how many of a group can have a rule', () => {
  const canTake = (id: number) => id !== 3;
  expect(ruleVehicles([van(1), van(2)], [vans], canTake)).toEqual({ kind: 'group', name: 'Vans', count: 2, of: 3 });
});

test('[core 9] calls the vehicles of a deleted group by their number', () => {
  expect(ruleVehicles([van(1), van(2), van(3)], [], all)).toEqual({ kind: 'several', count: 3 });
});
