import type { Bounds } from './geo.ts';

/** [longitude, latitude] in units of 1e-5 degrees for the first point, then the differences from point to point. */
export type PackedLine = number[];

/** A town: name, abbreviation of the state or province, longitude, latitude, inhabitants. */
export type City = [name: string, state: string, lon: number, lat: number, population: number];

/** A named place inside the street map. */
export type Place = [name: string, kind: 'neighbourhood' | 'station' | 'landmark', lon: number, lat: number];

/** `fixtures/map/gazetteer.json`: the streets and places of central Chicago. */
export type GazetteerFile = {
  /** The part of the world with streets. */
  bounds: Bounds;
  streets: [name: string, lines: PackedLine[]][];
  /** Motorways have no house numbers and are known by their route, "I-90/94". */
  motorways: [route: string, lines: PackedLine[]][];
  zips: [zip: string, lon: number, lat: number][];
  /** Blocks of the city's grid (see house-numbers) that are known to be another town or to have a postal code. */
  areas: { town?: string; zip?: string; west: [from: number, to: number]; south: [from: number, to: number] }[];
  places: Place[];
};

/** `fixtures/map/cities.json`: the towns of the countries served, the most populous first. */
export type CitiesFile = City[];
