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

test('[commerce 3] a replay is possible if one of its rules can be replayed, and counts no vehicle twice', () => {
  const part = (is_replayable: boolean) => ({ replay: { ...replay(1, 0, 1, '08'), is_replayable }, isCounted: true });
  expect(mergedReplay([part(false), part(true)])).toMatchObject({ is_replayable: true, vehicle_ids: [1] });
  expect(mergedReplay([part(false)]).is_replayable).toBe(false);
  const none = { is_replayable: false, count: 0, saved_count: 0, vehicle_ids: [], days: [], newest: [] };
  expect(mergedReplay([])).toEqual(none);
});

test('[commerce 3] orders the days of replays that begin on different days, and events without a time last', () => {
  const later = { ...replay(1, 0, 1, '08'), days: [{ date: '2026-11-22', count: 4 }], newest: [] };
  const { timestamp: _none, ...untimed } = event(3, '');
  const earlier = { ...replay(1, 0, 2, '09'), newest: [untimed, event(2, '2026-11-20T09:00:00Z')] };
  const merged = mergedReplay([later, earlier].map((one) => ({ replay: one, isCounted: true })));
  expect(merged.days.map(({ date, count }) => [date, count])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2026-11-22', 4],
  ]);
  expect(merged.newest.map(({ vehicle_id }) => vehicle_id)).toEqual([2, 3]);
});
