import { expect, test } from 'vitest';
import { aLog, aTrip } from './trip.fixture.ts';
import { drivenTrip, indexAt, keepUnchanged, tripAt, withEnds } from './trip.ts';

const earlier = () => aTrip([aLog(0), aLog(30)], { end_date: '2026-11-21T15:00:30Z' });
const underWay = (...more: number[]) => aTrip([aLog(600), aLog(630), ...more.map((second) => aLog(second))]);

test('[commerce 8] a later read keeps the trips without a change, so that nothing is drawn again', () => {
  const before = [underWay(), earlier()];
  expect(keepUnchanged(before, [underWay(), earlier()])).toBe(before);
  const grown = keepUnchanged(before, [underWay(660), earlier()]);
  expect(grown.map((trip) => trip.points.length)).toEqual([3, 2]);
  expect(grown[1]).toBe(before[1]);
});

test('[commerce 8] a later read shows a trip that ended, one with a new address, and a new one', () => {
  const before = [underWay()];
  const ended = aTrip([aLog(600), aLog(630)], { end_date: '2026-11-21T15:10:30Z' });
  expect(keepUnchanged(before, [ended])[0]?.isOver).toBe(true);
  const moved = aTrip([aLog(600), aLog(630)], { end_address: '12 W Lake St' });
  expect(keepUnchanged(before, [moved])[0]?.endAddress).toBe('12 W Lake St');
  expect(keepUnchanged(before, [underWay(), earlier()])).toHaveLength(2);
});

test('[commerce 3] reads a point of either name of its instant, and leaves out one without', () => {
  const { timestamp, ...rest } = aLog(60);
  const trip = aTrip([aLog(0), { ...rest, create_date: timestamp }, rest]);
  expect(trip.points.map(({ at }) => new Date(at).toISOString())).toEqual([
    '2026-11-21T15:00:00.000Z',
    '2026-11-21T15:01:00.000Z',
  ]);
});

test('[commerce 3] without end dates only the newest trip is under way, and only while it reports', () => {
  const trips = [aTrip([aLog(3_600), aLog(3_660)]), aTrip([aLog(0), aLog(60)])];
  const isOver = (now: string) => withEnds(trips, Date.parse(now)).map((trip) => trip.isOver);
  expect(isOver('2026-11-21T16:05:00Z')).toEqual([false, true]);
  expect(isOver('2026-11-21T16:30:00Z')).toEqual([true, true]);
  expect(withEnds([], 0)).toEqual([]);
});

test('[commerce 3] orders the points of a trip by time, and shows none without points', () => {
  const trip = aTrip([aLog(60), aLog(0), aLog(30)], { miles: undefined, max_speed: 41, idle_time: 7 });
  expect(trip).toMatchObject({
    key: String(Date.parse('2026-11-21T15:00:00Z')),
    start: Date.parse('2026-11-21T15:00:00Z'),
    end: Date.parse('2026-11-21T15:01:00Z'),
    isOver: false,
    maxSpeed: 41,
    idleTime: 7,
    startAddress: 'Shop',
    endAddress: '2800 N Orchard St',
  });
  // The odometer tells the miles of a trip that does not.
  expect(trip.miles).toBeCloseTo(0.5, 9);
  expect(aTrip([aLog(0), aLog(60)], { miles: 0 }).miles).toBe(0);
  const none = { idle_time: 0, max_speed: 0, start_address: null, end_address: null, logs: [] };
  expect(drivenTrip(none)).toBeNull();
});

test.each([
  ['2026-11-21T15:11:00Z', false],
  ['2026-11-21T15:11:01Z', true],
])('[commerce 3] a trip whose last point is of 15:01 is over at %s: %s', (now, isOver) => {
  const [trip] = withEnds([aTrip([aLog(0), aLog(60)])], Date.parse(now));
  expect(trip?.isOver).toBe(isOver);
});

test('[commerce 2] finds the trip under way at a moment, its first and last point included', () => {
  const [late, early] = [aTrip([aLog(600), aLog(660)]), aTrip([aLog(0), aLog(60)])];
  const at = (second: number) => tripAt([late, early], early.start + second * 1_000);
  expect([0, 60, 600, 660].map(at)).toEqual([early, early, late, late]);
  expect([-1, 61, 599, 661].map(at)).toEqual([null, null, null, null]);
  expect(tripAt([late, early], null)).toBeNull();
});

test('[commerce 2] finds the last point up to a moment', () => {
  const { points, start } = aTrip([aLog(0), aLog(30), aLog(60), aLog(90), aLog(120)]);
  const index = (second: number) => indexAt(points, start + second * 1_000);
  expect([-10, 0, 29, 30, 60, 89, 90, 119, 120, 900].map(index)).toEqual([0, 0, 0, 1, 2, 2, 3, 3, 4, 4]);
  expect(indexAt([], start)).toBe(0);
});

test('[commerce 8] a later read with other trips in another order is another list', () => {
  const before = [underWay(), earlier()];
  expect(keepUnchanged(before, [earlier(), underWay()])).toEqual([before[1], before[0]]);
  expect(keepUnchanged(before, [underWay()])).toEqual([before[0]]);
  expect(keepUnchanged([], [])).toEqual([]);
});
