import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createGeocoder } from '../../../mock-server/map/geocoder.ts';
import { readAtlas } from './atlas.ts';
import { readChicago } from './chicago.ts';
import { cityLabels, readCities } from './cities.ts';
import { contextTiles } from './context-tiles.ts';
import { buildGazetteer } from './gazetteer.ts';
import { outskirts } from './outskirts.ts';
import { packArchive } from './pmtiles-archive.ts';
import { buildRoadNetwork } from './road-network.ts';
import { buildRoutes } from './routes.ts';
import { streetTiles } from './street-tiles.ts';
import { cutTiles, type TilePlan } from './tiles.ts';

/**
 * Builds the files of `fixtures/map` from the map packages: `node scripts/tools/map/build.ts`. The output is deterministic and
 * committed. Run it after a change of a package or the build.
 */
const OUT = path.resolve(import.meta.dirname, '../../../fixtures/map');

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(path.join(OUT, name), content);
  console.log(`${name.padEnd(18)} ${String(Math.round(content.length / 1000)).padStart(6)} kB`);
}

const writeJson = (name: string, value: unknown) => write(name, `${JSON.stringify(value)}\n`);

const writeTiles = (name: string, plan: TilePlan, attribution: string) =>
  write(name, packArchive(cutTiles(plan), plan.bounds, { attribution }));

mkdirSync(OUT, { recursive: true });
const chicago = readChicago();
const atlas = readAtlas();
const cities = readCities();
const gazetteer = buildGazetteer(chicago);
const geocoder = createGeocoder(gazetteer, cities);
const network = buildRoadNetwork(chicago);

writeTiles('basemap.pmtiles', streetTiles(chicago), '© OpenStreetMap contributors (ODbL 1.0)');
writeTiles('context.pmtiles', contextTiles(atlas, cityLabels(cities, chicago)), 'GeoNames (CC BY 4.0), Natural Earth');
writeJson('outskirts.json', { type: 'FeatureCollection', features: outskirts(chicago, atlas) });
writeJson('cities.json', cities);
writeJson('gazetteer.json', gazetteer);
writeJson('routes.json', buildRoutes({ bounds: chicago.bounds, network, geocoder }, gazetteer));
