import type { DeviceTrait } from '../../fixtures/types.ts';
import { hashText } from '../world/random.ts';
import type { DeviceRow } from '../world/rows.ts';
import { type Hub, type Path, pathOf } from './streets.ts';
import { DAY } from './time.ts';
import { type Week, weekOf } from './week.ts';

/** Start of the paths of a hub. */
export type Base = {
  readonly lon: number;
  readonly lat: number;
  readonly address: string;
  readonly paths: readonly Path[];
};

export function baseOf(hub: Hub): Base {
  const [first] = hub.routes;
  return {
    lon: first?.lon[0] ?? hub.lon,
    lat: first?.lat[0] ?? hub.lat,
    address: hub.address,
    paths: hub.routes.map(pathOf),
  };
}

/** Probabilities of events per drive, 0 to 1. */
export type Odds = { speeding: number; idling: number; harsh: number };

/** Weekly movement of a device, computed once. The source of all its drives. */
export type Timetable = {
  readonly seed: number;
  /** Hash of the device key, the start of every random draw about it. */
  readonly id: number;
  readonly base: Base;
  readonly week: Week;
  /** Start of its day in seconds after midnight: noon for night workers, so that no drive is split. */
  readonly dayBegins: number;
  readonly odds: Odds;
  /** Is towed: moves without ignition, engine, locks or fuel. */
  readonly isTowed: boolean;
};

/** Towed vehicles have no driver. */
const NO_ODDS: Odds = { speeding: 0, idling: 0, harsh: 0 };
const ODDS: Odds = { speeding: 0.05, idling: 0.05, harsh: 0.05 };
const SPEEDER: Odds = { ...ODDS, speeding: 0.6, harsh: 0.3 };
const IDLER: Odds = { ...ODDS, idling: 0.55 };

function oddsOf(traits: readonly DeviceTrait[]): Odds {
  if (traits.includes('speeder')) return SPEEDER;
  return traits.includes('idler') ? IDLER : ODDS;
}

/** Wraps around for an index above the number of hubs. */
export function timetableOf(
  seed: number,
  { id: key, pattern, traits, hub }: DeviceRow,
  bases: readonly Base[],
): Timetable {
  const id = hashText(key);
  const isTowed = pattern === 'trailer';
  const base = bases[hub % bases.length];
  if (!base) throw new Error('Telemetry needs streets with at least one hub');
  return {
    seed,
    id,
    base,
    week: weekOf(seed, id, { pattern, drivesLate: traits.includes('night_owl'), paths: base.paths }),
    dayBegins: pattern === 'night_shift' ? DAY / 2 : 0,
    odds: isTowed ? NO_ODDS : oddsOf(traits),
    isTowed,
  };
}
