import type { DeviceTrait } from '../../fixtures/types.ts';
import { hashText } from '../world/random.ts';
import type { DeviceRow } from '../world/rows.ts';
import { type Hub, type Path, pathOf } from './streets.ts';
import { DAY } from './time.ts';
import { type Week, weekOf } from './week.ts';

/** The spot where the paths of a hub begin. */
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

/** How likely things are on one drive, 0 to 1. */
export type Odds = { speeding: number; idling: number; harsh: number };

/** How a device moves through its weeks, worked out once: what every drive is drawn from. */
export type Timetable = {
  readonly seed: number;
  /** The device key's hash, which every draw about it starts from. */
  readonly id: number;
  readonly base: Base;
  readonly week: Week;
  /** Seconds after midnight at which its day begins: noon for those who work at night, so that no drive is cut. */
  readonly dayBegins: number;
  readonly odds: Odds;
  /** Is towed: moves, but has no ignition, engine, locks or fuel. */
  readonly isTowed: boolean;
};

/** What is towed has no driver. */
const NO_ODDS: Odds = { speeding: 0, idling: 0, harsh: 0 };
const ODDS: Odds = { speeding: 0.05, idling: 0.05, harsh: 0.05 };
const SPEEDER: Odds = { ...ODDS, speeding: 0.6, harsh: 0.3 };
const IDLER: Odds = { ...ODDS, idling: 0.55 };

function oddsOf(traits: readonly DeviceTrait[]): Odds {
  if (traits.includes('speeder')) return SPEEDER;
  return traits.includes('idler') ? IDLER : ODDS;
}

/** A hub beyond those there are is counted from the first again. */
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
