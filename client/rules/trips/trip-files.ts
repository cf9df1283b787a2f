import { distance, speed, type Units } from '../locale/units.ts';
import { zonedTime } from '../time/zoned-time.ts';
import type { DrivenTrip, TripPoint } from './trip.ts';
import { type Episode, episodesOf } from './trip-events.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 does not have, not even as entities. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string) => text.replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** Number of points of trips, each a row of a file. */
export const pointCount = (trips: readonly DrivenTrip[]): number =>
  trips.reduce((count, { points }) => count + points.length, 0);

/** What a GPX file is about: its title, lines of text, and when it was written. */
type GpxHead = { title: string; texts: readonly string[]; at: number };

/**
 * Trips as the lines of a GPX 1.1 file, one track each, the oldest first. `name` is that of the vehicle. Times are in UTC, as the format
 * demands.
 */
export function* gpxLines(head: GpxHead, name: string, trips: readonly DrivenTrip[]): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1">\n';
  yield `<metadata><name>${escaped(head.title)}</name><desc>${escaped(head.texts.join('\n'))}</desc>`;
  yield `<time>${new Date(head.at).toISOString()}</time></metadata>\n`;
  for (const { points, startAddress, endAddress } of trips.toReversed()) {
    const way = [startAddress, endAddress].filter((address) => address !== null).join(' – ');
    yield `<trk><name>${escaped(name)}</name>${way && `<desc>${escaped(way)}</desc>`}<trkseg>\n`;
    for (const { latitude, longitude, at } of points) {
      yield `<trkpt lat="${latitude}" lon="${longitude}"><time>${new Date(at).toISOString()}</time></trkpt>\n`;
    }
    yield '</trkseg></trk>\n';
  }
  yield '</gpx>\n';
}

type RowOptions = { units: Units; timeZone: string; nameOf: (episode: Episode) => string };

/** A point of a file and its trip, the first of which is 1. */
type FilePoint = { number: number; trip: DrivenTrip; point: TripPoint };

/** The points of all trips, the oldest first. */
export function filePoints(trips: readonly DrivenTrip[]): FilePoint[] {
  const all: FilePoint[] = [];
  for (const [index, trip] of trips.toReversed().entries()) {
    for (const point of trip.points) all.push({ number: index + 1, trip, point });
  }
  return all;
}

/** Cells of a point: trip, time with its offset, latitude, longitude, speed, odometer, events. */
export function pointCells({ number, trip, point }: FilePoint, options: RowOptions): (string | number)[] {
  const { units, timeZone, nameOf } = options;
  const { at, latitude, longitude, speed: mph, mileage } = point;
  const events = episodesOf(trip).filter(({ from, to }) => from <= at && at <= to);
  return [
    number,
    zonedTime(at, timeZone),
    latitude,
    longitude,
    Math.round(speed(mph, units).value),
    Math.round(distance(mileage, units).value * 10) / 10,
    events.map(nameOf).join('; '),
  ];
}
