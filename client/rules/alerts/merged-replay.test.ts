import { expect, test } from 'vitest';
import type { AlertEvent, AlertRuleReplay } from '../../api/model.ts';
import { mergedReplay } from './merged-replay.ts';

const event = (vehicle_id: number, timestamp: string): AlertEvent => ({
  id: `${vehicle_id}-${timestamp}`,
  alert_type: 'geofences',
  timestamp,
  vehicle_id,
});
const replay = (count: number, saved: number, vehicle: number, hour: string): AlertRuleReplay => ({
  is_replayable: true,
  count,
  saved_count: saved,
  vehicle_ids: count > 0 ? [vehicle] : [],
  days: [
    { date: '2026-11-20', count: count - 1 },
    { date: '2026-11-21', count: 1 },
  ],
  newest: [event(vehicle, `2026-11-21T${hour}:00:00Z`), event(vehicle, `2026-11-20T${hour}:00:00Z`)],
});

test('[commerce 3] adds the replays of rules with their own vehicles', () => {
  const merged = mergedReplay([
    { replay: replay(132, 0, 1, '08'), isCounted: true },
    { replay: replay(77, 0, 2, '09'), isCounted: true },
    { replay: replay(80, 80, 3, '10'), isCounted: true },
    // Its boxes were unticked: only its saved rule counts.
    { replay: replay(50, 25, 4, '11'), isCounted: false },
  ]);
  expect(merged).toMatchObject({ is_replayable: true, count: 289, saved_count: 105, vehicle_ids: [1, 2, 3] });
  expect(merged.days).toEqual([
    { date: '2026-11-20', count: 286 },
    { date: '2026-11-21', count: 3 },
  ]);
  expect(merged.newest.map(({ vehicle_id }) => vehicle_id)).toEqual([3, 2, 1, 3, 2]);
});
