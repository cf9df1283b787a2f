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

test('[commerce 2] a GPX file of a trip, to the letter', () => {
  const trip = aTrip([aLog(0)], { start_address: 'Shop', end_address: null });
  expect([...gpxLines({ ...head, title: 'Trips', texts: [] }, 'Van 12 > "A"', [trip])].join('')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1">\n' +
      '<metadata><name>Trips</name><desc></desc><time>2026-11-21T16:00:00.000Z</time></metadata>\n' +
      '<trk><name>Van 12 &gt; &quot;A&quot;</name><desc>Shop</desc><trkseg>\n' +
      '<trkpt lat="41.88" lon="-87.65"><time>2026-11-21T15:00:00.000Z</time></trkpt>\n' +
      '</trkseg></trk>\n' +
      '</gpx>\n',
  );
});

test('[commerce 2] a row names all events of its point, from the first to the last point of each', () => {
  const fast = { is_speed_violation: true };
  const trip = aTrip([aLog(0), aLog(30, { ...fast, is_idle_violation: true }), aLog(60, fast), aLog(90)]);
  const options = { units: 'imperial', timeZone: 'UTC', nameOf: ({ kind }: Episode) => kind } as const;
  const rows = filePoints([trip]).map((point) => pointCells(point, options));
  expect(rows.map((cells) => cells.at(-1))).toEqual(['', 'speed; idle', 'speed', '']);
  expect(rows[0]).toEqual([1, '2026-11-21T15:00:00+00:00', 41.88, -87.65, 30, 1_000, '']);
});
