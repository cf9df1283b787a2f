import { expect, test } from 'vitest';
import { isMarked, replayAlerts } from './replay-alerts.ts';

const alert = (id: string, timestamp?: string, place = {}) => ({
  id,
  alert_type: 'speed_limit' as const,
  vehicle_id: 1002,
  ...(timestamp !== undefined && { timestamp }),
  ...place,
});
const days = [
  { date: '2026-11-20', count: 9 },
  { date: '2026-11-21', count: 3 },
];

test("[commerce 3] gives each of the newest alerts its dot in the day of the user's time zone", () => {
  const newest = [
    alert('b', '2026-11-21T06:30:00Z'),
    alert('a', '2026-11-21T16:00:00Z'),
    // The evening before in Chicago. Two alerts a dot: the fullest day has nine.
    alert('d', '2026-11-21T05:00:00Z'),
    alert('c', '2026-11-21T05:30:00Z'),
  ];
  expect(replayAlerts({ days, newest }, 'America/Chicago').map(({ event, day, dot }) => [event.id, day, dot])).toEqual([
    ['a', '2026-11-21', 1],
    ['b', '2026-11-21', 0],
    ['c', '2026-11-20', 4],
    ['d', '2026-11-20', 3],
  ]);
});

test('[commerce 3] an alert without a time or a position has no dot or no place', () => {
  const newest = [alert('a', '2026-11-21T16:00:00Z', { longitude: -87.6, latitude: 41.9 }), alert('b')];
  expect(replayAlerts({ days, newest }, 'America/Chicago')).toMatchObject([
    { day: '2026-11-21', dot: 1, place: { longitude: -87.6, latitude: 41.9 } },
    { day: '', dot: -1, place: null },
  ]);
});

test('[commerce 3] marks the alerts of a day, or one of them', () => {
  const [a, b] = replayAlerts(
    { days, newest: [alert('a', '2026-11-21T16:00:00Z'), alert('b', '2026-11-20T16:00:00Z')] },
    'America/Chicago',
  );
  if (!a || !b) throw new Error('No alerts');
  const marked = (mark: Parameters<typeof isMarked>[0]) => [a, b].map((one) => isMarked(mark, one));
  expect(marked(null)).toEqual([false, false]);
  expect(marked({ day: '2026-11-21', id: null })).toEqual([true, false]);
  expect(marked({ day: '2026-11-20', id: 'b' })).toEqual([false, true]);
});
