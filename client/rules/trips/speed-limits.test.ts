import { expect, test } from 'vitest';
import type { AlertEvent } from '../../api/model.ts';
import { limitAt, speedLimits } from './speed-limits.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const event = (changed: Partial<AlertEvent>): AlertEvent => ({
  id: '1',
  alert_type: 'speed_limit',
  vehicle_id: 1001,
  timestamp: '2026-11-21T16:23:20Z',
  ...changed,
});

test('[commerce 3] the limit of a speeding alert holds from its first to its last second', () => {
  const limits = speedLimits(
    [
      event({ speed_limit: 45, begins_at: '2026-11-21T16:40:00Z', ends_at: null }),
      event({ speed_limit: 30, begins_at: '2026-11-21T16:23:10Z', ends_at: '2026-11-21T16:24:00Z' }),
      event({ begins_at: '2026-11-21T16:30:00Z', ends_at: '2026-11-21T16:31:00Z' }),
    ],
    at('16:50:00'),
  );
  expect(limits).toEqual([
    { from: at('16:23:10'), to: at('16:24:00'), limit: 30 },
    { from: at('16:40:00'), to: at('16:50:00'), limit: 45 },
  ]);
  expect(limitAt(limits, at('16:23:30'), 42)).toBe(30);
  expect(limitAt(limits, at('16:24:00'), 42)).toBe(30);
  expect(limitAt(limits, at('16:24:01'), 42)).toBeNull();
  expect(limitAt(limits, at('16:23:09'), 42)).toBeNull();
  // Between two points the speed shown may be lower than the one that raised the alert.
  expect(limitAt(limits, at('16:23:30'), 30)).toBeNull();
});

test('[commerce 3] an alert without an episode has its instant, and one without a time no part', () => {
  expect(speedLimits([event({ speed_limit: 30 })], 0)).toEqual([
    { from: at('16:23:20'), to: at('16:23:20'), limit: 30 },
  ]);
  const { timestamp: _none, ...untimed } = event({ speed_limit: 30 });
  expect(speedLimits([untimed], 0)).toEqual([]);
});
