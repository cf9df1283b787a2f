import { expect, test } from 'vitest';
import { boxState, byKinds, withAlerts } from './bulk.ts';

const arrives = { arrive: true, depart: false };
const leaves = { arrive: false, depart: true };
const both = { arrive: true, depart: true };
const none = { arrive: false, depart: false };

test('[commerce 3] sets one kind of alert for several vehicles and keeps the others', () => {
  const chosen = { 1: leaves, 2: arrives, 9: arrives };
  expect(withAlerts(chosen, [1, 2, 3], 'arrive', true)).toEqual({ 1: both, 2: arrives, 3: arrives, 9: arrives });
  expect(withAlerts(chosen, [1, 2], 'depart', false)).toEqual({ 1: none, 2: arrives, 9: arrives });
});

test.each([
  [[1, 2], 'arrive', 'some'],
  [[1, 2], 'depart', 'some'],
  [[2, 9], 'arrive', 'all'],
  [[3], 'depart', 'none'],
  [[], 'arrive', 'none'],
] as const)('[commerce 3] the box of %j for %s is set for %s', (ids, which, state) => {
  expect(boxState({ 1: leaves, 2: arrives, 9: arrives }, ids, which)).toBe(state);
});

test('[commerce 3] groups vehicles by their own kinds', () => {
  expect(byKinds({ 1: leaves, 2: arrives, 3: both, 4: none, 9: arrives }, [1, 2, 3, 4, 5, 9])).toEqual([
    { alerts: both, ids: [3] },
    { alerts: arrives, ids: [2, 9] },
    { alerts: leaves, ids: [1] },
  ]);
});

test('[commerce 3] names no kind that no vehicle has', () => {
  expect(byKinds({ 1: leaves, 2: none }, [1, 2])).toEqual([{ alerts: leaves, ids: [1] }]);
  expect(byKinds({}, [1])).toEqual([]);
});
