import type { Hono } from 'hono';
import type { MapAssets } from './map/assets.ts';
import type { MediaAssets } from './media/assets.ts';
import type { FleetNames } from './seeds/fleet.ts';
import type { Streets } from './telemetry/streets.ts';

/** What the mock in Node reads beside its code. The repository and the package keep it in different places. */
export type Assets = {
  map: MapAssets;
  media: MediaAssets;
  /** Street routes of vehicles. Read on first use. */
  streets: () => Streets;
  /** Returns the address of a place in one line, for trip ends. */
  addressAt: (lon: number, lat: number) => string | null;
  /** Names of the large fleet. */
  fleet: () => Promise<FleetNames>;
  /** Pages beside the control API: the panel and the contract. */
  pages: () => Hono;
  version: string;
  /** Hash of the seed sources. Stored worlds of others are reseeded. */
  fixtures: () => string;
};
