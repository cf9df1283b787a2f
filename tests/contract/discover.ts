import type {
  AlertRule,
  CameraSettings,
  Features,
  FeaturesUpdate,
  PricingPlan,
  Subscriber,
  User,
  Vehicle,
} from '../../generated/contract/types.gen.ts';
import type { AnswerOf, OperationId } from './contract.ts';

/** Facts about the tested account. All ids in requests come from here. */
export type Facts = {
  /** Server time in ms since 1970. */
  now: number;
  /** User name of the token, if it contains one. */
  username: string;
  /** Serial number of an unused device. */
  newDevice: string;
  user: User;
  guest: User;
  subscriber: number;
  account: Subscriber;
  /** A vehicle for reads: one of the account's own in service, else any. */
  vehicle: Vehicle;
  /** One of the account's own vehicles in service, for changes. */
  ownVehicle: Vehicle;
  renewal: { vehicle_id: number; autorenewal: boolean };
  obdVehicle: Vehicle;
  troubleCode: { vehicleId: number; dtc_code: string };
  keylocker: string;
  camera: { deviceKey: string; settings: CameraSettings };
  addOn: { vehicle_id: number; device_plan_add_on_id: number; auto_renew: boolean };
  feature: FeaturesUpdate;
  option: { table: number; option: number; value: number };
  stream: string;
  card: number;
  payment: string;
  planOffer: string;
  rule: AlertRule;
  article: string;
  geofence: number;
  newCard: number;
  newFilter: number;
  newGeofence: number;
  newLocationLink: string;
  invitation: string;
};
export type Fact = keyof Facts;
export type Known = Partial<Facts>;

/** Source of a fact: the operation that provides it, and its name in a report. */
type Source<T> = { is: string; from: OperationId | null; pick: (answer: unknown, known: Known) => T | undefined };

function from<K extends OperationId, T>(
  id: K,
  is: string,
  pick: (answer: AnswerOf<K>, known: Known) => T | undefined,
): Source<T> {
  return { is, from: id, pick: (answer, known) => pick(answer as AnswerOf<K>, known) };
}
const given = (is: string) => ({ is, from: null, pick: () => undefined });

export const sources: { readonly [F in Fact]: Source<Facts[F]> } = {
  now: given("the server's time"),
  username: given('the name in the token'),
  newDevice: given('the serial number of an unused device'),

  user: from('listUsers', 'the signed-in user', ({ results }, known) => callerIn(results, known)),
  guest: from('listUsers', 'a guest of the account', ({ results }, known) => {
    const caller = callerIn(results, known);
    const account = caller && accountOf(caller);
    return results.find(
      (user) => user !== caller && user.user_type.some((as) => as.type === 'vehicle_user' && as.subscriber === account),
    );
  }),
  subscriber: from('listUsers', 'an account of the user', ({ results }, known) => {
    const caller = callerIn(results, known);
    return caller && accountOf(caller);
  }),
  account: from('getSubscriber', 'an account of the user', (account) => account),

  vehicle: from('listVehicles', 'a vehicle', ({ results }, known) => ordinary(results, known)[0] ?? results[0]),
  ownVehicle: from(
    'listVehicles',
    'a vehicle of the account in service',
    ({ results }, known) => ordinary(results, known)[0],
  ),
  renewal: from('listVehicles', 'a vehicle with auto-renewal on or off', ({ results }, known) =>
    ordinary(results, known)
      .flatMap(({ id, autorenewal }) => (autorenewal === undefined ? [] : [{ vehicle_id: id, autorenewal }]))
      .at(0),
  ),
  obdVehicle: from('listVehicles', 'a vehicle that reports tires or fuel', ({ results }, known) =>
    ordinary(results, known).find(
      ({ pricing_plan, obdSettings }) =>
        pricing_plan.supports_advanced_obd && (obdSettings?.tire_pressure || obdSettings?.fuel_percent),
    ),
  ),
  troubleCode: from('listVehicles', 'a vehicle with a trouble code', ({ results }, known) =>
    ordinary(results, known)
      .flatMap(({ id, dtc_codes }) => Object.keys(dtc_codes ?? {}).map((code) => ({ vehicleId: id, dtc_code: code })))
      .at(0),
  ),
  keylocker: from(
    'listVehicles',
    'a vehicle with a key locker',
    ({ results }, known) => ordinary(results, known).find((one) => one.last_known_state?.keylocker)?.device_key,
  ),
  camera: from('listDevices', 'a dash cam with a streaming plan', ({ results }) =>
    results
      .filter(({ device_state, pricing_plan }) => device_state === 'installed' && hasDataLeft(pricing_plan))
      .flatMap(({ device_key, camera_settings: settings }) =>
        settings?.cellular_data.is_enabled ? [{ deviceKey: device_key, settings }] : [],
      )
      .at(0),
  ),
  addOn: from('listDevices', 'a plan add-on', ({ results }) =>
    results
      .flatMap(({ vehicle_id, plan_add_ons }) =>
        plan_add_ons.flatMap(({ device_plan_add_on_id, auto_renew }) =>
          vehicle_id && auto_renew !== undefined ? [{ vehicle_id, device_plan_add_on_id, auto_renew }] : [],
        ),
      )
      .at(0),
  ),
  feature: from('getFeatures', 'a switch of a device', firstSwitch),
  option: from('getOptionTables', 'an option of a device', ({ tables }) =>
    tables.flatMap(({ table, options }) => options.map(({ option, value }) => ({ table, option, value }))).at(0),
  ),
  stream: from('getStreamKey', 'a live stream', ({ key }) => key ?? undefined),

  card: from('listCards', 'a saved card', ({ results }) => results[0]?.id),
  payment: from('listPayments', 'a receipt', ({ results }) => results[0]?.uuid),
  planOffer: from('listPlanUpgrades', 'a plan on offer', (offers) => offers[0]?.id),
  rule: from('listAlertRules', 'an alert rule', ({ results }) => results.find((rule) => rule.is_enabled !== undefined)),
  geofence: from('listGeofences', 'a geofence', ({ results }) => results[0]?.id),

  article: from('listArticles', 'a help article', (articles) => articles[0]?.articleNumber),

  newCard: from('createCard', 'a card created by this run', ({ id }) => id),
  newFilter: from('createFilter', 'a filter created by this run', ({ id }) => id),
  newGeofence: from('createGeofence', 'a geofence created by this run', ({ id }) => id),
  newLocationLink: from('createLocationLink', 'a location link created by this run', ({ id }) => id),
  invitation: from('inviteUser', 'an invitation created by this run', ({ token }) => token),
};

/** Adds facts of an answer. Skips those missing from an answer that violates its schema. */
export function learn(id: OperationId, answer: unknown, known: Known): void {
  for (const fact of Object.keys(sources) as Fact[]) {
    if (sources[fact].from !== id) continue;
    try {
      const value = sources[fact].pick(answer, known);
      if (value !== undefined) Object.assign(known, { [fact]: value });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** User name of an access token. Undefined if the token is not a JWT that contains it. */
export function usernameIn(token: string): string | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { username } = JSON.parse(payload) as { username?: unknown };
    return typeof username === 'string' ? username : undefined;
  } catch {
    return undefined;
  }
}

const callerIn = (users: User[], { username }: Known): User | undefined =>
  users.length === 1 ? users[0] : users.find((user) => user.username === username);

const accountOf = (user: User): number | undefined => user.user_type.find(({ type }) => type === 'owner')?.subscriber;

/** The account's own vehicles that accept settings and commands. */
function ordinary(vehicles: Vehicle[], { now = 0 }: Known): Vehicle[] {
  return vehicles.filter(
    ({
      isShared,
      device_state,
      is_pending_transfer,
      tracking_only,
      pricing_plan,
      power_save_settings,
      plan_renewal_date,
    }) =>
      !isShared &&
      device_state === 'installed' &&
      !is_pending_transfer &&
      !tracking_only &&
      !pricing_plan.tracking_only &&
      power_save_settings?.mode !== DEEP_SLEEP &&
      (plan_renewal_date === null || Date.parse(plan_renewal_date) > now),
  );
}

const DEEP_SLEEP = 2;

/** Live View is blocked once the data of the period is used up (core 5). */
const hasDataLeft = ({ plan_add_on_usage }: PricingPlan): boolean =>
  (plan_add_on_usage?.cellular_percentage_used ?? 0) < 100;

const SWITCHES = ['siren', 'valet_mode', 'shock_sensor', 'drive_lock', 'turbo_timer_start', 'passive_arming'] as const;

function firstSwitch(features: Features): FeaturesUpdate | undefined {
  const name = SWITCHES.find((one) => features[one] !== undefined);
  return name && { [name]: features[name] };
}
