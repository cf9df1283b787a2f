import { cards } from '../../fixtures/cards.ts';
import { filters } from '../../fixtures/filters.ts';
import { geofences } from '../../fixtures/geofences.ts';
import { pastNotices } from '../../fixtures/notices/notices.ts';
import { personas } from '../../fixtures/personas/index.ts';
import { owner } from '../../fixtures/personas/owner.ts';
import { type ReceiptSeed, receipts } from '../../fixtures/receipts.ts';
import type { Persona, VehicleSeed } from '../../fixtures/types.ts';
import { defaultVehicles } from '../../fixtures/vehicles/default.ts';
import { newDevices } from '../../fixtures/vehicles/new-devices.ts';
import type { Country } from '../../generated/contract/types.gen.ts';
import { after } from '../after.ts';
import { currencyOf } from '../domain/catalog.ts';
import type { FilterRow, PaymentRow, SubscriberRow } from '../world/rows.ts';
import { type AnyScenario, OWN_SCENARIOS, type Scenario } from '../world/scenarios.ts';
import { Base, type Row } from '../world/table.ts';
import type { Seeds } from '../world/world.ts';
import { accessEvents, serviceEvents } from './access-events.ts';
import { caseEvents, caseRow } from './case-rows.ts';
import { type FleetNames, fleetSample, fleetVehicles } from './fleet.ts';
import { identityUser } from './identity-user.ts';
import { planEvents } from './plan-events.ts';
import { receiptRow, recordedReceiptRow } from './receipt-rows.ts';
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
type CreateSeeds = (scenario: AnyScenario, epoch: number) => Seeds | Promise<Seeds>;
/** Loads the names of the large fleet. */
export type LoadFleet = () => Promise<FleetNames>;

/**
 * Seeds a scenario. `epoch`: the start of a UTC day from which fixtures' days count, in milliseconds since 1970.
 * Deterministic. Caches the last `capacity` sets of users and vehicles, so that worlds of a day share them. Notices and
 * fault rules are built each time.
 */
export function createSeedCache(loadFleet: LoadFleet, scenarios = OWN_SCENARIOS, capacity = 4): CreateSeeds {
  const kept = new Map<string, Seeds | Promise<Seeds>>();
  return (name, epoch) => {
    const scenario = scenarios.of(name);
    const { vehicles, alter } = scenario;
    const key = `${alter || typeof vehicles !== 'string' ? name : vehicles}@${epoch}`;
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
export function createSeeds(name: AnyScenario, epoch: number, names: FleetNames | null = null): Seeds {
  const scenario = OWN_SCENARIOS.of(name);
  return withEvents(createRows(scenario, epoch, names), scenario, epoch);
}

/** Country whose prices an account pays. */
const countryOf = (subscriber: number): Country =>
  cards.find((card) => card.subscriber === subscriber)?.country ?? 'US';

function createRows(scenario: Scenario, epoch: number, names: FleetNames | null): Seeds {
  const { vehicles: set, alter = (seed) => seed, credit = {} } = scenario;
  const isOwn = set === 'default' || set === 'fleet';
  const seeds = isOwn ? [...defaultVehicles, ...(names ? fleetVehicles(names) : fleetSample())] : recordedIn(set);
  const vehicles = seeds.map(alter);
  const tokens = tokenRows(epoch, isOwn);
  const devices = vehicles.map((seed) => deviceRow(seed, epoch, countryOf(seed.subscriber)));
  const users = personas.map((persona) => withSettings(scenario, isOwn ? persona : sharedIn(scenario, persona)));
  const sharing = users.flatMap((persona) => userRow(persona, epoch) ?? []);
  return {
    users: frozen(sharing),
    subscribers: frozen(
      users.flatMap(({ subscriber }): SubscriberRow[] =>
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
    cards: frozen(ownedIn(scenario.cards, cards).map((seed) => cardRow(seed, epoch))),
    filters: frozen<FilterRow>(filters),
    payments: frozen(paymentsIn(scenario, epoch)),
    geofences: frozen(ownedIn(scenario.geofences, geofences).map(geofenceRow)),
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

const recordedIn = (set: Scenario['vehicles']): readonly VehicleSeed[] => (typeof set === 'string' ? [] : set);

/** A persona with the access that a scenario without the usual vehicles gives them. */
function sharedIn({ access = [] }: Scenario, persona: Persona): Persona {
  const entries = access.filter((one) => one.persona === persona.id).flatMap((one) => one.entries);
  return persona.user ? { ...persona, user: { ...persona.user, vehicle_access: entries } } : persona;
}

/** The owner with the settings of a recording. */
function withSettings({ settings: { user, account } = {} }: Scenario, persona: Persona): Persona {
  if (persona.id !== owner.id) return persona;
  return {
    ...persona,
    ...(persona.user && { user: { ...persona.user, ...user } }),
    ...(persona.subscriber && { subscriber: { ...persona.subscriber, ...account } }),
  };
}

function paymentsIn(scenario: Scenario, epoch: number): PaymentRow[] {
  const { receipts: recorded, cards: [card] = [] } = scenario;
  const usual = ownedIn<ReceiptSeed>(recorded && [], receipts).map((seed) => receiptRow(seed, epoch));
  return [...(recorded ?? []).map((seed) => recordedReceiptRow(seed, card, epoch)), ...usual];
}

/** Seeds of the accounts, with a recording in place of those of its account. */
function ownedIn<T extends { subscriber: number }>(
  recorded: readonly T[] | undefined,
  usual: readonly T[],
): readonly T[] {
  if (!recorded) return usual;
  return [...recorded, ...usual.filter(({ subscriber }) => subscriber !== owner.subscriber?.id)];
}

function withEvents(seeds: Seeds, { vehicles, notices = [], faults = [], cases = [] }: Scenario, epoch: number): Seeds {
  const past = typeof vehicles === 'string' ? pastNotices : [];
  const opened = cases.map((seed) => caseRow(seed, epoch));
  return {
    ...seeds,
    notices: frozen([...past, ...notices].map((seed) => noticeRow(seed, epoch))),
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
