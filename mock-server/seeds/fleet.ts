import type { VehicleSeed } from '../../fixtures/types.ts';
import {
  type FleetLine,
  type FleetState,
  fleetCodes,
  fleetGroups,
  fleetLines,
  fleetPatterns,
  fleetStates,
  overdueReminder,
  SOFT_TIRES,
  statesOfEngines,
  trackerPlans,
  vehiclePlans,
} from '../../fixtures/vehicles/fleet.ts';
import { mix } from '../world/random.ts';

export const FLEET_SIZE = 10_000;
/** What the fleet owner has in other scenarios: enough for a page, not enough to be slow. */
const FLEET_SAMPLE = 40;

/** What Faker makes for the large fleet. `drivers`, `plates` and `vins` are by index of the vehicle. */
export type FleetNames = {
  drivers: readonly string[];
  plates: readonly string[];
  vins: readonly string[];
  /** Companies that installed the devices. */
  dealers: readonly string[];
  /** Addresses where trailers stand. */
  yards: readonly string[];
};

const SUBSCRIBER = 71;
const FIRST_ID = 70_001;
/** Hubs of the routes fixture. */
const HUBS = 96;

/** What a roll of the dice is for: each question about a vehicle has its own, so that the answers are independent. */
const ASK = {
  line: 1,
  model: 2,
  year: 3,
  group: 4,
  pattern: 5,
  hub: 6,
  plan: 7,
  state: 8,
  renewal: 9,
  data: 10,
  mileage: 11,
  code: 12,
  dealer: 13,
  yard: 14,
};

/** The first vehicles of the fleet, with plain names. What a vehicle is depends on its index alone. */
export function fleetSample(): VehicleSeed[] {
  return Array.from({ length: FLEET_SAMPLE }, (_, index) => fleetVehicle(index, null));
}

/** The same and all others, named after their drivers or yards. */
export function fleetVehicles(names: FleetNames): VehicleSeed[] {
  return Array.from({ length: FLEET_SIZE }, (_, index) => fleetVehicle(index, names));
}

function fleetVehicle(index: number, names: FleetNames | null): VehicleSeed {
  const roll = (question: number, sides: number): number => mix(index, question) % sides;
  const pick = <T>(question: number, options: readonly T[]): T => options[roll(question, options.length)] as T;

  const serial = String(index + 1).padStart(5, '0');
  const line = lineAt(roll(ASK.line, 100));
  const [make, model] = pick(ASK.model, line.models);
  const isTracker = line.kind === 'tracker';
  const state = stateOf(line, stateAt(roll(ASK.state, 1_000)));
  const isOver = state === 'paused' || state === 'expired';
  const { plan, days } = isTracker ? pick(ASK.plan, trackerPlans) : pick(ASK.plan, vehiclePlans);
  const place = names && (isTracker ? pick(ASK.yard, names.yards) : names.drivers[index]);
  const renews = isOver ? -1 - roll(ASK.renewal, 60) : 1 + roll(ASK.renewal, days);

  return {
    key: `fleet${serial}`,
    vehicle_id: FIRST_ID + index,
    subscriber: SUBSCRIBER,
    device_key: deviceKey(line, serial),
    product_name: line.product_name,
    vehicle_name: names ? `${line.vehicle} ${serial} ${place}` : `${line.vehicle} ${serial}`,
    vehicle_make: make,
    vehicle_model: model,
    vehicle_year: 2014 + roll(ASK.year, 12),
    license_plate: names?.plates[index] ?? `P ${serial}`,
    vin: names?.vins[index],
    preferred_dealer: names ? pick(ASK.dealer, names.dealers) : undefined,
    groups: pick(ASK.group, fleetGroups),
    pattern: isTracker ? 'trailer' : pick(ASK.pattern, fleetPatterns),
    hub: roll(ASK.hub, HUBS),
    traits: state === null || isOver ? undefined : [state],
    plan,
    activated: renews - days,
    renews,
    device_state: state === 'paused' ? 'paused' : 'installed',
    tracking_only: isTracker,
    hardwired_mode: line.hardwired_mode,
    autorenewal: !isOver,
    add_ons: line.kind === 'dash_cam' ? [streaming(index, 1 + roll(ASK.data, 30))] : undefined,
    cellular_percentage_used: line.kind === 'dash_cam' ? roll(ASK.data, 90) : 0,
    starting_mileage: roll(ASK.mileage, 120_000),
    reminder: state === 'service_due' ? overdueReminder : undefined,
    trouble_codes: state === 'trouble_codes' ? [pick(ASK.code, fleetCodes)] : undefined,
    tires: state === 'low_tire_pressure' ? SOFT_TIRES : line.tires,
    cameras: line.cameras,
  };
}

/** Keys of each generation, unlike those of the characters. */
function deviceKey({ generation }: FleetLine, serial: string): string {
  if (generation === 'x') return `31950${serial}`;
  return generation === 'v2' ? `GG-${serial}-F7` : `DR-${serial}-F7`;
}

function streaming(index: number, expires: number) {
  return { id: 100_000 + index, plan_add_on: 'streaming-month', expires, auto_renew: true };
}

/** The state a vehicle of a line can be in: a tracker's low battery is its own, and not every product reads tires. */
function stateOf(line: FleetLine, state: FleetState | null): FleetState | null {
  if (state === null) return null;
  if (line.kind === 'tracker' && statesOfEngines.has(state)) return line.hardwired_mode ? null : 'low_backup_battery';
  return state === 'low_tire_pressure' && !line.tires ? null : state;
}

function lineAt(percentile: number): FleetLine {
  const line = atShare(
    fleetLines.map((line) => [line.share, line] as const),
    percentile,
  );
  if (!line) throw new Error('The shares of the fleet lines do not add up to 100');
  return line;
}

function stateAt(perMille: number): FleetState | null {
  return atShare(fleetStates, perMille);
}

/** The option in whose share `at` lies, counted from the first; null after the last. */
function atShare<T>(options: readonly (readonly [share: number, option: T])[], at: number): T | null {
  let end = 0;
  for (const [share, option] of options) {
    end += share;
    if (at < end) return option;
  }
  return null;
}
