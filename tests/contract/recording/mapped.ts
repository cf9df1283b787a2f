import type {
  AlertRule,
  Card,
  Device,
  Features,
  Geofence,
  Maintenance,
  OptionTables,
  Outage,
  Receipt,
  Subscriber,
  User,
  Vehicle,
} from '../../../generated/contract/types.gen.ts';
import { lineOf } from './account-seeds.ts';
import { answersIn, ownerIn } from './answers.ts';
import type { Exchange } from './recording.ts';
import { isMarked } from './substitutes.ts';
import { ruleSeed } from './vehicle-seeds.ts';

/**
 * The parts of a recording that the converter inverts, in a form in which two recordings can be compared: substitutes are
 * numbered again, in the order in which they occur here.
 */
export function mappedFields(exchanges: readonly Exchange[]) {
  const answers = answersIn(exchanges);
  const { vehicles = [], devices = [], cards = [], geofences = [], users = [] } = answers;
  const indexOf = new Map(vehicles.map(({ id }, index) => [id, index]));
  const geofenceIndex = new Map(geofences.map(({ id }, index) => [id, index]));
  const shared = new Set(vehicles.filter(({ isShared }) => isShared).map(({ id }) => id));
  const geofenceOf = (rule: AlertRule) => (id: number) =>
    shared.has(rule.vehicle_id) ? undefined : geofenceIndex.get(id);

  return renumbered({
    vehicles: vehicles.map(vehicleFields),
    devices: devices.map(deviceFields),
    rules: answers.rules
      ?.filter((rule) => ruleSeed(rule, geofenceOf(rule)) !== null)
      .map((rule) => ruleFields(rule, indexOf, geofenceOf(rule))),
    features: [...answers.features].map(([key, features]) => [key, switchFields(features)]),
    options: [...answers.options].map(([key, options]) => [key, optionFields(options)]),
    user: userFields(ownerIn(answers)),
    account: accountFields(answers.account),
    cards: cards.map(cardFields),
    receipts: answers.receipts?.filter(({ payment }) => payment).map(receiptFields),
    geofences: geofences.map(geofenceFields),
    guests: guestFields(users, indexOf),
    outages: answers.outages?.map(outageFields),
    maintenance: answers.maintenance?.map(({ id: _id, ...notice }: Maintenance) => notice),
    banner: answers.banner,
    articles: answers.articles,
    article: answers.article,
    offers: answers.offers,
  });
}

const vehicleFields = (vehicle: Vehicle) => ({
  key: vehicle.device_key,
  name: vehicle.vehicle_name,
  make: vehicle.vehicle_make,
  model: vehicle.vehicle_model,
  year: vehicle.vehicle_year,
  plate: vehicle.license_plate,
  vin: vehicle.vin,
  dealer: vehicle.preferred_dealer,
  groups: vehicle.custom_fields?.field_1,
  shared: vehicle.isShared && vehicle.access_level,
  transfer: vehicle.pending_transfer_to,
  product: vehicle.product_name,
  state: vehicle.device_state,
  plan: vehicle.pricing_plan.id,
  activated: vehicle.plan_activation_date,
  renews: vehicle.plan_renewal_date,
  autorenewal: vehicle.autorenewal,
  replacement: vehicle.replacement_order_placed,
  hardwired: vehicle.hardwired_mode,
  tracking: vehicle.tracking_only,
  service: vehicle.service_mode,
  power: vehicle.power_save_settings,
  mileage: vehicle.starting_mileage,
  codes: Object.keys(vehicle.dtc_codes ?? {}),
  usage: vehicle.pricing_plan.plan_add_on_usage?.cellular_percentage_used,
  reminder: vehicle.maintenance_reminder && [
    vehicle.maintenance_reminder.type,
    vehicle.maintenance_reminder.enabled,
    vehicle.maintenance_reminder.parameters.interval,
    vehicle.maintenance_reminder.parameters.due_date,
  ],
});

const deviceFields = (device: Device) => ({
  key: device.device_key,
  addOns: device.plan_add_ons.map(({ plan_add_on_id, expiration, auto_renew }) => [
    plan_add_on_id,
    expiration,
    auto_renew,
  ]),
  service: device.service_mode_end_date,
  cellular: device.camera_settings?.cellular_data,
  microphone: device.camera_settings?.is_microphone_enabled,
  connected: device.connected_state,
  pendingPlan: device.subscription?.pending_plan?.plan_id,
  pause: device.subscription?.pause,
  failure: device.subscription?.renewal_failure && [
    device.subscription.renewal_failure.failed_at,
    device.subscription.renewal_failure.amount,
  ],
  offer: device.upgrade_offer?.is_mandatory,
});

const ruleFields = (
  { vehicle_id, id: _id, geofence: _geofence, parameters: { geofence_id, ...parameters } = {}, ...rule }: AlertRule,
  indexOf: ReadonlyMap<number, number>,
  geofenceOf: (id: number) => number | undefined,
) => ({
  ...rule,
  parameters,
  vehicle: indexOf.get(vehicle_id),
  geofence: geofence_id === undefined ? null : geofenceOf(geofence_id),
});

const switchFields = ({ keylocker: _keylocker, ...switches }: Features) => switches;
const optionFields = ({ tables = [] }: Partial<OptionTables>) =>
  tables.flatMap(({ table, options }) => options.map(({ option, value }) => [table, option, value]));

const userFields = (user: User | undefined) =>
  user && {
    language: user.language,
    unit: user.unit,
    timezone: user.timezone,
    analytics: user.allow_app_analytics,
    pin: user.is_voice_pin_set,
  };

const accountFields = (account: Subscriber | undefined) =>
  account && {
    push: account.billing_push_enabled,
    texts: account.text_message_consent,
    credit: account.prepaid_credit,
  };

const cardFields = ({ nickname, is_main, brand, exp_month, exp_year }: Card) => ({
  nickname,
  is_main,
  brand,
  exp_month,
  exp_year,
});

const receiptFields = ({ payment, ...receipt }: Receipt) => ({
  at: receipt.transaction_date,
  kind: receipt.kind,
  success: receipt.success,
  failure: receipt.failure,
  description: receipt.description,
  brand: receipt.card_brand,
  next: receipt.next_charge,
  discounts: receipt.discounts,
  payment: payment && {
    ...payment,
    line_items: payment.line_items.map(lineOf),
  },
});

const geofenceFields = ({ name, type, radius, coordinates }: Geofence) => ({
  name,
  type,
  radius,
  corners: [coordinates].flat().length,
});

const guestFields = (users: readonly User[], indexOf: ReadonlyMap<number, number>) =>
  users
    .map(({ vehicle_access }) => vehicle_access.filter(({ vehicle }) => indexOf.has(vehicle)))
    .filter((entries) => entries.length > 0)
    .map((entries) =>
      entries.map(({ vehicle, access_level, exclusive_access, access_start, access_end }) => [
        indexOf.get(vehicle),
        access_level,
        exclusive_access ?? false,
        access_start ?? null,
        access_end ?? null,
      ]),
    )
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const outageFields = ({ status, body, created_at, affected_components }: Outage) => ({
  status,
  body,
  created_at,
  affected_components,
});

/** Numbers substitutes in the order of their occurrence. Equal ones stay equal. */
function renumbered<T>(value: T): T {
  const numbers = new Map<string, string>();
  const numbered = (one: string): string => {
    const known = numbers.get(one) ?? `${one.slice(0, 3)} #${numbers.size + 1}`;
    numbers.set(one, known);
    return known;
  };
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'string' || !isMarked(inner)) return inner;
    return inner.startsWith('[') ? inner.replace(/Name [A-Z]+/g, numbered) : numbered(inner);
  });
  return JSON.parse(text) as T;
}
