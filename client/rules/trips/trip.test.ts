import { expect, test } from 'vitest';
import { aLog, aTrip } from './trip.fixture.ts';
import { keepUnchanged, withEnds } from './trip.ts';

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
