import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeRoutes, type RoutesFile } from './map/routes.ts';
import type { Streets } from './telemetry/streets.ts';

const FILE = path.resolve(import.meta.dirname, '../fixtures/map/routes.json');
let read: Streets | undefined;

/** The streets of `fixtures/map/routes.json`, read from disk the first time that a vehicle is looked for. */
export function streets(): Streets {
  read ??= { hubs: decodeRoutes(JSON.parse(readFileSync(FILE, 'utf8')) as RoutesFile).hubs() };
  return read;
}
