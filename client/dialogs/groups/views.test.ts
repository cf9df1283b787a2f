import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { afterOutcome, firstView, isOver, type Task, together } from './views.ts';

const change = (id: number) => ({ vehicle: aVehicle({ id }), drop: null, put: 'Vans' });
const failure = (id: number) => ({
  change: change(id),
  error: new ApiError({ kind: 'server', status: 500, message: '' }),
});
const created: Task = { kind: 'created', name: 'Vans' };

test('[core 5] shows the list instead of the form for a fifth group', () => {
  expect(firstView('create', true)).toEqual({ step: 'form', group: null });
  expect(firstView('create', false)).toEqual({ step: 'list', focus: null });
  expect(firstView('list', true)).toEqual({ step: 'list', focus: null });
});

test('[core 2.10] shows success only if every vehicle was changed', () => {
  expect(afterOutcome(created, { saved: [change(1)], failed: [] }).step).toBe('done');
  expect(afterOutcome(created, { saved: [change(1)], failed: [failure(2)] }).step).toBe('partial');
});

test('a retry adds to the saved vehicles', () => {
  const before = { saved: [change(1)], failed: [failure(2), failure(3)] };
  const { saved, failed } = together(before, { saved: [change(2)], failed: [failure(3)] });
  expect(saved.map(({ vehicle }) => vehicle.id)).toEqual([1, 2]);
  expect(failed.map(({ change: { vehicle } }) => vehicle.id)).toEqual([3]);
});

test('[core 2.10] a saved new group is loaded however the dialog closes', () => {
  expect(isOver({ step: 'done', task: created })).toBe(true);
  expect(isOver({ step: 'partial', task: created, outcome: { saved: [change(1)], failed: [failure(2)] } })).toBe(true);
  expect(isOver({ step: 'form', group: null })).toBe(false);
  expect(isOver({ step: 'done', task: { kind: 'deleted', name: 'Vans' } })).toBe(false);
});
