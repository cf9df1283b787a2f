import { expect, test } from 'vitest';
import { aLog, aTrip } from './trip.fixture.ts';
import { keepUnchanged } from './trip.ts';

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
