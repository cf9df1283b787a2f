import type { Feature, LineString } from 'geojson';
import { expect, test } from 'vitest';
import { type Trail, withFix } from '../../../rules/live/trail.ts';
import { createTrailLines } from './trail-lines.ts';

const START = Date.parse('2026-11-21T15:30:00Z');
const fixAt = (minute: number) => ({ at: START + minute * 60_000, longitude: minute, latitude: 0, heading: 90 });
const trailOf = (last: number): Trail => {
  let trail: Trail | undefined;
  for (let minute = 0; minute <= last; minute++) trail = withFix(trail, fixAt(minute), 60_000);
  if (!trail) throw new Error('A trail needs a fix');
  return trail;
};
const arrived = () => null;
const drawn = (features: Feature[] | undefined) =>
  features?.map(({ id, geometry }) => [id, (geometry as LineString).coordinates.map(([longitude]) => longitude)]);

test('[commerce 4] draws a sealed chunk once, and the open one again with each fix', () => {
  const lines = createTrailLines();
  const first = lines(new Map([[15, trailOf(8)]]), arrived);
  expect(drawn(first?.add)).toEqual([
    [`15 ${START}`, [0, 1, 2, 3, 4, 5, 6, 7]],
    [`15 ${START + 7 * 60_000}`, [7, 8]],
  ]);
  let trail = trailOf(8);
  lines(new Map([[15, trail]]), arrived);
  trail = withFix(trail, fixAt(9), 60_000);
  expect(drawn(lines(new Map([[15, trail]]), arrived)?.add)).toEqual([[`15 ${START + 7 * 60_000}`, [7, 8, 9]]]);
  expect(lines(new Map([[15, trail]]), arrived)).toBeNull();
});

test('[commerce 4] a line ends at the moving vehicle, not at its last fix', () => {
  const lines = createTrailLines();
  const trails = new Map([[15, trailOf(2)]]);
  const at = (longitude: number) => () => ({ longitude, latitude: 0 });
  expect(drawn(lines(trails, at(1.2))?.add)).toEqual([[`15 ${START}`, [0, 1, 1.2]]]);
  expect(drawn(lines(trails, at(1.6))?.add)).toEqual([[`15 ${START}`, [0, 1, 1.6]]]);
  expect(drawn(lines(trails, arrived)?.add)).toEqual([[`15 ${START}`, [0, 1, 2]]]);
});

test('[commerce 4] removes the lines of a stopped tracker, and keeps those of the others', () => {
  const lines = createTrailLines();
  const kept = trailOf(2);
  lines(
    new Map([
      [15, kept],
      [16, trailOf(2)],
    ]),
    arrived,
  );
  expect(lines(new Map([[15, kept]]), arrived)).toEqual({ add: [], remove: [`16 ${START}`] });
});
