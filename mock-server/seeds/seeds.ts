import { cards } from '../../fixtures/cards.ts';
import { filters } from '../../fixtures/filters.ts';
import { geofences } from '../../fixtures/geofences.ts';
import { pastNotices } from '../../fixtures/notices/notices.ts';
import { personas } from '../../fixtures/personas/index.ts';
import { receipts } from '../../fixtures/receipts.ts';
import { defaultVehicles } from '../../fixtures/vehicles/default.ts';
import { newDevices } from '../../fixtures/vehicles/new-devices.ts';
import type { Country } from '../../generated/contract/types.gen.ts';
import { after } from '../after.ts';
import { currencyOf } from '../domain/catalog.ts';
import type { FilterRow, SubscriberRow } from '../world/rows.ts';
import { type ScenarioName, scenarioOf } from '../world/scenarios.ts';
import { Base, type Row } from '../world/table.ts';
import type { Seeds } from '../world/world.ts';
import { accessEvents, serviceEvents } from './access-events.ts';
import { caseEvents, caseRow } from './case-rows.ts';
import { type FleetNames, fleetSample, fleetVehicles } from './fleet.ts';
import { identityUser } from './identity-user.ts';
import { planEvents } from './plan-events.ts';
import { receiptRow } from './receipt-rows.ts';
import {
  cardRow,
  deviceRow,
  faultRow,
  geofenceRow,
  newDeviceRow,
  noticeRow,
  userRow,
  vehicleRow,
} from './seed-rows.ts';
import { tokenRows } from './token-rows.ts';

/** Returns the frozen seeds of a scenario. A promise only for the large fleet. */
type CreateSeeds = (scenario: ScenarioName, epoch: number) => Seeds | Promise<Seeds>;
/** Loads the names of the large fleet. */
export type LoadFleet = () => Promise<FleetNames>;

/**
 * Seeds a scenario. `epoch`: the start of a UTC day from which fixtures' days count, in milliseconds since 1970.
 * Deterministic. Caches the last `capacity` sets of users and vehicles, so that worlds of a day share them. Notices and
 * fault rules are built each time.
 */
export function createSeedCache(loadFleet: LoadFleet, capacity = 4): CreateSeeds {
  const kept = new Map<string, Seeds | Promise<Seeds>>();
  return (scenario, epoch) => {
    const { vehicles, alter } = scenarioOf(scenario);
    const key = `${alter ? scenario : vehicles}@${epoch}`;
    const rows =
      kept.get(key) ??
      (vehicles === 'fleet'
        ? loadFleet().then((names) => createRows(scenario, epoch, names))
        : createRows(scenario, epoch, null));
    kept.delete(key);
    kept.set(key, rows);
    // A failed load is retried by the next world.
    if (rows instanceof Promise) rows.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    return after(rows, (seeds) => withEvents(seeds, scenario, epoch));
  };
}

/** Seeds a scenario synchronously, without a cache. `names`: of the large fleet. Without them it seeds the sample. */
export const createSeeds = (scenario: ScenarioName, epoch: number, names: FleetNames | null = null): Seeds =>
  withEvents(createRows(scenario, epoch, names), scenario, epoch);

/** Country whose prices an account pays. */
const countryOf = (subscriber: number): Country =>
  cards.find((card) => card.subscriber === subscriber)?.country ?? 'US';

function createRows(scenario: ScenarioName, epoch: number, names: FleetNames | null): Seeds {
  const { vehicles: set, alter = (seed) => seed, credit = {} } = scenarioOf(scenario);
  const seeds = set === 'empty' ? [] : [...defaultVehicles, ...(names ? fleetVehicles(names) : fleetSample())];
  const vehicles = seeds.map(alter);
  const tokens = tokenRows(epoch, set !== 'empty');
  const devices = vehicles.map((seed) => deviceRow(seed, epoch, countryOf(seed.subscriber)));
  const users = personas.flatMap((persona) => userRow(persona, epoch) ?? []);
  const sharing = set === 'empty' ? users.map((user) => ({ ...user, vehicle_access: [] })) : users;
  return {
    users: frozen(sharing),
    subscribers: frozen(
      personas.flatMap(({ subscriber }): SubscriberRow[] =>
        subscriber
          ? [
              {
                prepaid: credit[subscriber.id] ?? 0,
                prepaid_currency: currencyOf(countryOf(subscriber.id)),
                ...subscriber,
              },
            ]
          : [],
      ),
    ),
    vehicles: frozen(vehicles.map((seed) => vehicleRow(seed, epoch))),
    devices: frozen([...devices, ...newDevices.map((seed) => newDeviceRow(seed, epoch))]),
    cards: frozen(cards.map((seed) => cardRow(seed, epoch))),
    filters: frozen<FilterRow>(filters),
    payments: frozen(receipts.map((seed) => receiptRow(seed, epoch))),
    geofences: frozen(geofences.map(geofenceRow)),
    identity_users: frozen(personas.map((persona) => identityUser(persona, epoch))),
    invitations: frozen(tokens.invitations),
    transfers: frozen(tokens.transfers),
    links: frozen(tokens.links),
    due: frozen([
      ...tokens.due,
      ...devices.flatMap((device) => planEvents(device, epoch)),
      ...devices.flatMap(serviceEvents),
      ...accessEvents(sharing, epoch),
    ]),
    outbox: frozen(tokens.outbox),
  };
}

function withEvents(seeds: Seeds, scenario: ScenarioName, epoch: number): Seeds {
  const { notices = [], faults = [], cases = [] } = scenarioOf(scenario);
  const opened = cases.map((seed) => caseRow(seed, epoch));
  return {
    ...seeds,
    notices: frozen([...pastNotices, ...notices].map((seed) => noticeRow(seed, epoch))),
    faults: frozen(faults.map(faultRow)),
    cases: frozen(opened),
    ...(opened.length > 0 && {
      due: frozen([...(seeds.due?.rows.values() ?? []), ...opened.flatMap(caseEvents)]),
    }),
  };
}

function frozen<T extends Row>(rows: readonly T[]): Base<T> {
  for (const row of rows) freeze(row);
  return new Base(rows);
}

/** Deep-freezes a value. Skips values that are already frozen. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const held of Object.values(value)) freeze(held);
}
