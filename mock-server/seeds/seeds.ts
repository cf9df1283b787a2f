import { pastNotices } from '../../fixtures/notices/notices.ts';
import { personas } from '../../fixtures/personas/index.ts';
import { defaultVehicles } from '../../fixtures/vehicles/default.ts';
import { newDevices } from '../../fixtures/vehicles/new-devices.ts';
import type { SubscriberRow } from '../world/rows.ts';
import { type Lays, type ScenarioName, scenarioOf } from '../world/scenarios.ts';
import { Base, type Row } from '../world/table.ts';
import type { Seeds } from '../world/world.ts';
import { fleetVehicles } from './fleet.ts';
import { identityUser } from './identity-user.ts';
import { deviceRow, faultRow, newDeviceRow, noticeRow, userRow, vehicleRow } from './seed-rows.ts';
import { tokenRows } from './token-rows.ts';

const FLEET_SIZE = 10_000;
/** What the fleet owner has in other scenarios: enough for a page, not enough to be slow. */
const FLEET_SAMPLE = 40;

type LaySeeds = (scenario: ScenarioName, epoch: number) => Seeds;

/**
 * Lays the frozen seeds of a scenario. `epoch` is the moment that the fixtures' days count from: milliseconds since 1970,
 * start of a UTC day. The same arguments give equal rows.
 */
export const laySeeds: LaySeeds = (scenario, epoch) =>
  withEvents(layPeople(scenarioOf(scenario).lays, epoch), scenario, epoch);

/**
 * `laySeeds` that keeps the `capacity` people-and-vehicles used last, so that all worlds of a day share one copy of what is
 * large; notices and fault rules are laid each time.
 */
export function createSeedCache(capacity = 4): LaySeeds {
  const kept = new Map<string, Seeds>();
  return (scenario, epoch) => {
    const { lays } = scenarioOf(scenario);
    const key = `${lays}@${epoch}`;
    const people = kept.get(key) ?? layPeople(lays, epoch);
    kept.delete(key);
    kept.set(key, people);
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    return withEvents(people, scenario, epoch);
  };
}

function layPeople(lays: Lays, epoch: number): Seeds {
  const fleet = lays === 'fleet' ? FLEET_SIZE : FLEET_SAMPLE;
  const vehicles = lays === 'empty' ? [] : [...defaultVehicles, ...fleetVehicles(fleet)];
  const tokens = tokenRows(epoch, lays !== 'empty');
  const users = personas.flatMap((persona) => userRow(persona, epoch) ?? []);
  return {
    users: frozen(lays === 'empty' ? users.map((user) => ({ ...user, vehicle_access: [] })) : users),
    subscribers: frozen(personas.flatMap(({ subscriber }): SubscriberRow[] => (subscriber ? [{ ...subscriber }] : []))),
    vehicles: frozen(vehicles.map((seed) => vehicleRow(seed, epoch))),
    devices: frozen([
      ...vehicles.map((seed) => deviceRow(seed, epoch)),
      ...newDevices.map((seed) => newDeviceRow(seed, epoch)),
    ]),
    identity_users: frozen(personas.map(identityUser)),
    invitations: frozen(tokens.invitations),
    transfers: frozen(tokens.transfers),
    links: frozen(tokens.links),
    due: frozen(tokens.due),
    outbox: frozen(tokens.outbox),
  };
}

function withEvents(people: Seeds, scenario: ScenarioName, epoch: number): Seeds {
  const { notices = [], faults = [] } = scenarioOf(scenario);
  return {
    ...people,
    notices: frozen([...pastNotices, ...notices].map((seed) => noticeRow(seed, epoch))),
    faults: frozen(faults.map(faultRow)),
  };
}

function frozen<T extends Row>(rows: readonly T[]): Base<T> {
  for (const row of rows) freeze(row);
  return new Base(rows);
}

/** Freezes a value and all it holds; what is frozen already was frozen with all it holds. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const held of Object.values(value)) freeze(held);
}
