import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { canShareLocation, endProblem } from './location-link.ts';

const NOW = Date.parse('2026-11-21T16:41:00Z');

test.each([
  [null, 'incomplete'],
  ['2026-11-21T17:40:00Z', 'too_soon'],
  ['2026-11-21T17:41:00Z', null],
  ['2026-11-28T16:41:00Z', null],
  ['2026-11-28T16:42:00Z', 'too_late'],
])('[core 6] a location link may end at %s: %s', (end, problem) => {
  expect(endProblem(end === null ? null : Date.parse(end), NOW)).toBe(problem);
});

test('[core 6] only the owner of a vehicle whose plan has locations may share its location', () => {
  const vehicle = aVehicle();
  expect(canShareLocation(vehicle)).toEqual({ allowed: true });
  expect(canShareLocation({ ...vehicle, isShared: true })).toEqual({ allowed: false, reason: 'shared' });
  expect(canShareLocation({ ...vehicle, is_pending_transfer: true })).toEqual({
    allowed: false,
    reason: 'pending_transfer',
  });
  const pricing_plan = { ...vehicle.pricing_plan, location_services: false };
  expect(canShareLocation({ ...vehicle, pricing_plan })).toEqual({ allowed: false, reason: 'plan' });
});
