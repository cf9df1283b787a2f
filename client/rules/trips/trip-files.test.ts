import { expect, test } from 'vitest';
import { aLog, aTrip } from './trip.fixture.ts';
import type { Episode } from './trip-events.ts';
import { filePoints, gpxLines, pointCells, pointCount } from './trip-files.ts';

const later = aTrip([aLog(600), aLog(630, { is_speed_violation: true, speed: 50 })], {
  start_address: null,
  end_address: null,
});
const earlier = aTrip([aLog(0), aLog(30)], { start_address: 'Shop <A&B>' });

const head = {
  title: 'Trips, Van <12>',
  texts: ['From: 2026', 'Vehicles: A&B'],
  at: Date.parse('2026-11-21T16:00:00Z'),
};

test('[commerce 2] a GPX file has every point of every trip, the oldest first, in UTC', () => {
  const gpx = [...gpxLines(head, 'Van "12"', [later, earlier])].join('');
  expect(pointCount([later, earlier])).toBe(4);
  expect(gpx.match(/<trkpt /g)).toHaveLength(4);
  expect(gpx.match(/<time>[^<]+/g)?.[1]).toBe('<time>2026-11-21T15:00:00.000Z');
  expect(gpx).toContain(
    '<trk><name>Van &quot;12&quot;</name><desc>Shop &lt;A&amp;B&gt; – 2800 N Orchard St</desc><trkseg>',
  );
  expect(gpx).toContain('<trk><name>Van &quot;12&quot;</name><trkseg>');
});

test('[commerce 2] rows state times with their offset and speeds in the unit of the user', () => {
  const nameOf = ({ kind }: Episode) => kind.toUpperCase();
  const options = { units: 'metric', timeZone: 'America/Chicago', nameOf } as const;
  const rows = filePoints([later, earlier]).map((point) => pointCells(point, options));
  expect(rows).toEqual([
    [1, '2026-11-21T09:00:00-06:00', 41.88, -87.65, 48, 1609.3, ''],
    [1, '2026-11-21T09:00:30-06:00', 41.8803, -87.65, 48, 1609.7, ''],
    [2, '2026-11-21T09:10:00-06:00', 41.886, -87.65, 48, 1617.4, ''],
    [2, '2026-11-21T09:10:30-06:00', 41.8863, -87.65, 80, 1617.8, 'SPEED'],
  ]);
});

test('[commerce 2] a GPX file has no character that XML does not have', () => {
  const text = [...gpxLines(head, 'Van\uFFFE\u0007 12 \u{1F69A}', [earlier])].join('');
  expect(text).toContain('<name>Van 12 \u{1F69A}</name>');
});

test('[places 8] a GPX file states what it is about', () => {
  const [, , name, time] = [...gpxLines(head, 'Van 12', [earlier])];
  expect(`${name}${time}`).toBe(
    '<metadata><name>Trips, Van &lt;12&gt;</name><desc>From: 2026\nVehicles: A&amp;B</desc>' +
      '<time>2026-11-21T16:00:00.000Z</time></metadata>\n',
  );
});
