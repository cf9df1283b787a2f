import { readFileSync } from 'node:fs';
import path from 'node:path';
import { labelOf } from './map/address-text.ts';
import type { CitiesFile, GazetteerFile } from './map/gazetteer.ts';
import { createGeocoder } from './map/geocoder.ts';
import { decodeRoutes, type RoutesFile } from './map/routes.ts';
import type { Streets } from './telemetry/streets.ts';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/map');

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as T;

/** Street routes of vehicles. Read from disk on first use. */
export const streets: () => Streets = once(() => ({ hubs: decodeRoutes(json<RoutesFile>('routes.json')).hubs() }));

const geocoder = once(() => createGeocoder(json<GazetteerFile>('gazetteer.json'), json<CitiesFile>('cities.json')));

/** Returns the address of a place in one line, for trip ends. */
export function addressAt(lon: number, lat: number): string | null {
  const address = geocoder().reverse(lon, lat);
  return address && labelOf(address);
}
