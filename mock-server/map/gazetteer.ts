import type { Bounds } from './geo.ts';

/** First point as [longitude, latitude] in units of 1e-5 degrees, followed by differences from point to point. */
export type PackedLine = number[];

/** A town: name, state or province abbreviation, longitude, latitude, population. */
export type City = [name: string, state: string, lon: number, lat: number, population: number];

/** A named place inside the street map. */
export type Place = [name: string, kind: 'neighbourhood' | 'station' | 'landmark', lon: number, lat: number];

/** `fixtures/map/gazetteer.json`: the streets and places of central Chicago. */
export type GazetteerFile = {
  /** Area with streets. */
  bounds: Bounds;
  streets: [name: string, lines: PackedLine[]][];
  /** Motorways have no house numbers and are named by their route, "I-90/94". */
  motorways: [route: string, lines: PackedLine[]][];
  zips: [zip: string, lon: number, lat: number][];
  /** Blocks of the city's grid (see house-numbers) with a known other town or postal code. */
  areas: { town?: string; zip?: string; west: [from: number, to: number]; south: [from: number, to: number] }[];
  places: Place[];
};

/** `fixtures/map/cities.json`: towns of the United States, Canada and Australia, most populous first. */
export type CitiesFile = City[];
