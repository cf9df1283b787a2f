import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from './assets.ts';
import { labelOf } from './map/address-text.ts';
import type { CitiesFile, GazetteerFile } from './map/gazetteer.ts';
import { createGeocoder } from './map/geocoder.ts';
import { decodeRoutes, type RoutesFile } from './map/routes.ts';

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Street routes and addresses from a folder with the files of `fixtures/map`. Read from disk on first use. */
export function streetsIn(folder: string): Pick<Assets, 'streets' | 'addressAt'> {
  const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  const geocoder = once(() => createGeocoder(json<GazetteerFile>('gazetteer.json'), json<CitiesFile>('cities.json')));
  return {
    streets: once(() => ({ hubs: decodeRoutes(json<RoutesFile>('routes.json')).hubs() })),
    addressAt(lon, lat) {
      const address = geocoder().reverse(lon, lat);
      return address && labelOf(address);
    },
  };
}
