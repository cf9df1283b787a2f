import { addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import { plansById } from '../../../fixtures/catalog/plans.ts';
import { troubleCodes } from '../../../fixtures/catalog/trouble-codes.ts';
import { owner } from '../../../fixtures/personas/owner.ts';
import { ownerStranger } from '../../../fixtures/personas/owner-stranger.ts';
import type {
  Card,
  Device,
  Geofence,
  Maintenance,
  Outage,
  User,
  Vehicle,
} from '../../../generated/contract/types.gen.ts';
import { assets } from '../../../mock-server/repository.node.ts';
import {
  type RecordedScenario,
  SCENARIO_FORMAT,
  zRecordedScenario,
} from '../../../mock-server/world/recorded-scenario.ts';
import type { OperationId } from '../contract.ts';
import { type Exchange, RecordingError } from './recording.ts';
import { daysOf } from './substitutes.ts';

type VehicleSeed = RecordedScenario['vehicles'][number];
type Access = RecordedScenario['access'][number];

const ACCOUNT = owner.subscriber?.id ?? 0;
/** Account of vehicles that others share with the recorded user. */
const OTHER_ACCOUNT = ownerStranger.subscriber?.id ?? 0;
const FIRST_VEHICLE = 1001;
const FIRST_CARD = 501;
const FIRST_GEOFENCE = 81;
const FIRST_ADD_ON = 9001;
const DEEP_SLEEP = 2;
const USED_UP = 100;

/** Guests by level: the first one with a level is the persona that shows it. */
const GUESTS: Readonly<Record<string, string>> = {
  'Full Access': 'guest-full',
  'Partial Access': 'guest-partial',
  'Read Only': 'guest-read-only',
};
const OTHER_GUESTS = ['guest-exclusive', 'guest-upcoming', 'guest-expired'];

/** Answers that no seed makes, and that do not depend on the request. They are repeated as recorded. */
const REPEATED = ['listBannerAndHelpLinks', 'listArticles'] as const satisfies OperationId[];

/** Their numbers are of no account: they pay in the mock. */
const BILLING = { Name: 'Recorded user', Street: '1026 W Fulton Market', City: 'Chicago', State: 'IL', Zip5: '60607' };

/** Only what has an optional value, as types of exact optional properties want it. */
function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as never;
}

/**
 * The seeds that give the recorded answers, as far as answers have an inverse. Trips and events are not copied: telemetry
 * makes others. Throws if the recording has no vehicles.
 */
export function toScenario(exchanges: readonly Exchange[]): RecordedScenario {
  const answerOf = <T>(operation: OperationId): T | undefined =>
    exchanges.find((one) => one.operation === operation && one.case === 'answer' && one.status === 200)?.body as T;
  const rowsOf = <T>(operation: OperationId): T[] => answerOf<{ results: T[] }>(operation)?.results ?? [];

  const vehicles = rowsOf<Vehicle>('listVehicles');
  if (vehicles.length === 0) throw new RecordingError('The recording has no answer of listVehicles with a vehicle.');
  const devices = new Map(rowsOf<Device>('listDevices').map((device) => [device.device_key, device]));
  const idOf = new Map(vehicles.map(({ id }, index) => [id, FIRST_VEHICLE + index]));
  const month = Date.parse(exchanges[0]?.day ?? '');

  return zRecordedScenario.parse({
    format: SCENARIO_FORMAT,
    title: 'A recorded account',
    shows: `Recorded on ${exchanges[0]?.day}: the owner has its ${vehicles.length} vehicles, without anything personal.`,
    vehicles: addOnsNumbered(
      vehicles.map((vehicle, index) => vehicleSeed(vehicle, devices.get(vehicle.device_key), index)),
    ),
    cards: rowsOf<Card>('listCards').map((card, index) => cardSeed(card, index, month)),
    geofences: rowsOf<Geofence>('listGeofences').flatMap(geofenceSeed),
    notices: [
      ...(answerOf<Outage[]>('listOutages') ?? []).map(outageSeed),
      ...(answerOf<Maintenance[]>('listMaintenance') ?? []).flatMap(maintenanceSeed),
    ],
    access: [...guestAccess(rowsOf<User>('listUsers'), idOf), ...ownAccess(vehicles, idOf)],
    faults: REPEATED.flatMap((operation) => {
      const body = answerOf<unknown>(operation);
      return body === undefined
        ? []
        : [{ id: `scenario-recorded-${operation}`, operation, effect: { status: 200, body } }];
    }),
  });
}

function vehicleSeed(vehicle: Vehicle, device: Device | undefined, index: number): VehicleSeed {
  const { subscription, upgrade_offer } = device ?? {};
  const plan = vehicle.pricing_plan.id;
  const renews = vehicle.plan_renewal_date === null ? 30 : daysOf(vehicle.plan_renewal_date);
  const groups = groupsOf(vehicle.custom_fields?.field_1);
  const failure = subscription?.renewal_failure ?? null;
  const pause = subscription?.pause ?? null;
  const traits = traitsOf(vehicle, device);
  const codes = Object.keys(vehicle.dtc_codes ?? {}).filter((code) => Object.hasOwn(troubleCodes, code));
  const addOns = (device?.plan_add_ons ?? []).filter(({ plan_add_on_id }) => addOnsById.has(plan_add_on_id));
  return {
    key: `recorded-${index + 1}`,
    vehicle_id: FIRST_VEHICLE + index,
    subscriber: vehicle.isShared ? OTHER_ACCOUNT : ACCOUNT,
    device_key: vehicle.device_key,
    product_name: vehicle.product_name,
    vehicle_name: vehicle.vehicle_name,
    ...given({
      vehicle_make: vehicle.vehicle_make,
      vehicle_model: vehicle.vehicle_model,
      vehicle_year: vehicle.vehicle_year,
      license_plate: vehicle.license_plate,
      vin: vehicle.vin,
      preferred_dealer: vehicle.preferred_dealer,
      pending_transfer_to: vehicle.pending_transfer_to,
      cellular_percentage_used: vehicle.pricing_plan.plan_add_on_usage?.cellular_percentage_used,
      pending_plan: plansById.has(subscription?.pending_plan?.plan_id ?? '')
        ? subscription?.pending_plan?.plan_id
        : null,
      upgrade_offer: upgrade_offer && (upgrade_offer.is_mandatory ? 'mandatory' : 'offered'),
      service_mode_ends: device?.service_mode_end_date ? daysOf(device.service_mode_end_date) : null,
      renewal_failed: failure && { at: daysOf(failure.failed_at), amount: Math.round(failure.amount * 100) },
      pause: pause && { starts: daysOf(pause.starts_at), ends: daysOf(pause.ends_at) },
    }),
    ...(groups !== null && { groups }),
    pattern: 'errands',
    hub: hubOf(vehicle, index),
    ...(traits.length > 0 && { traits }),
    plan: plansById.has(plan) ? plan : 'basic-year',
    activated: vehicle.plan_activation_date ? daysOf(vehicle.plan_activation_date) : -30,
    renews,
    device_state: vehicle.device_state === 'paused' ? 'paused' : 'installed',
    // An ended plan that renews would renew at once.
    autorenewal: (vehicle.autorenewal ?? false) && (renews >= 0 || failure !== null),
    tracking_only: vehicle.tracking_only ?? false,
    hardwired_mode: vehicle.hardwired_mode ?? false,
    deep_sleep: vehicle.power_save_settings?.mode === DEEP_SLEEP,
    replacement_order_placed: vehicle.replacement_order_placed ?? false,
    add_ons: addOns.map(({ plan_add_on_id, expiration, auto_renew }) => ({
      id: FIRST_ADD_ON,
      plan_add_on: plan_add_on_id,
      expires: expiration ? daysOf(expiration) : 30,
      auto_renew: auto_renew ?? false,
    })),
    starting_mileage: vehicle.starting_mileage ?? 0,
    ...(codes.length > 0 && { trouble_codes: codes }),
    ...(device?.camera_settings && { cameras: ['front', 'rear'] }),
  };
}

/** Ids of add-ons are unique in a world. */
function addOnsNumbered(vehicles: readonly VehicleSeed[]): VehicleSeed[] {
  let next = FIRST_ADD_ON;
  return vehicles.map(({ add_ons = [], ...seed }) => ({
    ...seed,
    add_ons: add_ons.map((one) => ({ ...one, id: next++ })),
  }));
}

function traitsOf(vehicle: Vehicle, device: Device | undefined): NonNullable<VehicleSeed['traits']> {
  const usage = vehicle.pricing_plan.plan_add_on_usage?.cellular_percentage_used ?? 0;
  return [
    ...(Object.keys(vehicle.dtc_codes ?? {}).length > 0 ? (['trouble_codes'] as const) : []),
    ...(device?.connected_state === 'disconnected' ? (['unreachable'] as const) : []),
    ...(device?.camera_settings?.cellular_data.is_enabled === false ? (['cellular_data_off'] as const) : []),
    ...(usage >= USED_UP ? (['data_used_up'] as const) : []),
  ];
}

/** Group names of a text in the format of a Python list. */
const groupsOf = (list: string | null | undefined): string[] | null =>
  list ? [...list.matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '') : null;

/** The hub that stands for the vehicle's position. */
function hubOf({ last_known_state: state }: Vehicle, index: number): number {
  const { hubs } = assets.streets();
  const near = (one: number | undefined, other: number) => one !== undefined && Math.abs(one - other) < 0.0001;
  const found = hubs.findIndex(({ lat, lon }) => near(state?.latitude, lat) && near(state?.longitude, lon));
  return found < 0 ? index % hubs.length : found;
}

function cardSeed(card: Card, index: number, recordedAt: number): RecordedScenario['cards'][number] {
  const start = new Date(recordedAt);
  const { exp_year = start.getUTCFullYear() + 1, exp_month = 1 } = card;
  const months = exp_year * 12 + exp_month - 1 - (start.getUTCFullYear() * 12 + start.getUTCMonth());
  return {
    id: FIRST_CARD + index,
    subscriber: ACCOUNT,
    nickname: card.nickname ?? null,
    is_main: card.is_main,
    brand: card.brand ?? 'visa',
    last4: '4242',
    expires_in_months: months,
    country: 'US',
    billing_info: BILLING,
    outcome: 'succeeds',
  };
}

const TYPES = ['radius', 'rectangle', 'polygon', 'point_of_interest'] as const;

function geofenceSeed(geofence: Geofence, index: number): RecordedScenario['geofences'] {
  const { name, radius = null, address, city, state, postal_code, coordinates } = geofence;
  const type = TYPES.find((one) => one === geofence.type);
  if (!type) return [];
  return [
    {
      id: FIRST_GEOFENCE + index,
      subscriber: ACCOUNT,
      name,
      type,
      radius,
      address: address ?? '',
      city: city ?? '',
      state: state ?? '',
      postal_code: postal_code ?? '',
      coordinates: [coordinates].flat(),
    },
  ];
}

const outageSeed = ({ status, body, created_at, affected_components }: Outage, index: number) => ({
  id: `recorded-outage-${index + 1}`,
  kind: 'outage',
  status,
  body,
  created: daysOf(created_at),
  affected_components,
});

function maintenanceSeed({ status, body, created_at, scheduled_for, scheduled_until }: Maintenance, index: number) {
  if (!scheduled_for || !scheduled_until) return [];
  const times = { scheduled_for: daysOf(scheduled_for), scheduled_until: daysOf(scheduled_until) };
  return [
    {
      id: `recorded-maintenance-${index + 1}`,
      kind: 'maintenance',
      status,
      body,
      created: daysOf(created_at),
      ...times,
    },
  ];
}

/** Guests of the recorded account as the personas that show their level. */
function guestAccess(users: readonly User[], idOf: ReadonlyMap<number, number>): Access[] {
  const free = [...OTHER_GUESTS];
  const taken = new Set<string>();
  return users.flatMap(({ vehicle_access }) => {
    const entries = vehicle_access.flatMap((entry) => {
      const vehicle = idOf.get(entry.vehicle);
      if (vehicle === undefined) return [];
      const { access_level, exclusive_access, access_start, access_end } = entry;
      return [
        {
          vehicle,
          subscriber: ACCOUNT,
          access_level,
          ...(exclusive_access && { exclusive_access }),
          ...(access_start && { starts: daysOf(access_start) }),
          ...(access_end && { ends: daysOf(access_end) }),
        },
      ];
    });
    const level = entries[0] && GUESTS[entries[0].access_level];
    if (level === undefined) return [];
    const persona = taken.has(level) ? free.shift() : level;
    if (persona === undefined) return [];
    taken.add(persona);
    return [{ persona, entries }];
  });
}

/** Vehicles that others share with the recorded user. */
function ownAccess(vehicles: readonly Vehicle[], idOf: ReadonlyMap<number, number>): Access[] {
  const entries = vehicles.flatMap(({ id, isShared, access_level }) => {
    const vehicle = idOf.get(id);
    if (!isShared || !access_level || vehicle === undefined) return [];
    return [{ vehicle, subscriber: OTHER_ACCOUNT, access_level }];
  });
  return entries.length > 0 ? [{ persona: 'owner', entries }] : [];
}
