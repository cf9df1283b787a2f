import { distance, speed, type Units } from '../locale/units.ts';
import { zonedTime } from '../time/zoned-time.ts';
import type { DrivenTrip } from './trip.ts';
import { episodesOf, type Happening } from './trip-events.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** Number of points of trips, each a row of a file. */
export const pointCount = (trips: readonly DrivenTrip[]): number =>
  trips.reduce((count, { points }) => count + points.length, 0);

/** Trips as GPX 1.1, one track each, the oldest first. Times are in UTC, as the format demands. */
export function gpxOf(name: string, trips: readonly DrivenTrip[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1">',
  ];
  for (const { points, startAddress, endAddress } of trips.toReversed()) {
    const way = [startAddress, endAddress].filter((address) => address !== null).join(' – ');
    lines.push(`<trk><name>${escaped(name)}</name>${way && `<desc>${escaped(way)}</desc>`}<trkseg>`);
    for (const { latitude, longitude, at } of points) {
      lines.push(`<trkpt lat="${latitude}" lon="${longitude}"><time>${new Date(at).toISOString()}</time></trkpt>`);
    }
    lines.push('</trkseg></trk>');
  }
  lines.push('</gpx>', '');
  return lines.join('\n');
}

type RowOptions = { units: Units; timeZone: string; nameOf: (kind: Happening) => string };

/** A row for each point: trip, time with its offset, latitude, longitude, speed, odometer, events. The oldest first. */
export function pointRows(
  trips: readonly DrivenTrip[],
  { units, timeZone, nameOf }: RowOptions,
): (string | number)[][] {
  const rows: (string | number)[][] = [];
  for (const [index, trip] of trips.toReversed().entries()) {
    const episodes = episodesOf(trip);
    for (const { at, latitude, longitude, speed: mph, mileage } of trip.points) {
      const events = episodes.filter(({ from, to }) => from <= at && at <= to).map(({ kind }) => nameOf(kind));
      rows.push([
        index + 1,
        zonedTime(at, timeZone),
        latitude,
        longitude,
        Math.round(speed(mph, units).value),
        Math.round(distance(mileage, units).value * 10) / 10,
        events.join('; '),
      ]);
    }
  }
  return rows;
}
