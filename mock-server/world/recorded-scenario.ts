import { z } from 'zod';
import { addOnsById } from '../../fixtures/catalog/add-ons.ts';
import { plansById } from '../../fixtures/catalog/plans.ts';
import { troubleCodes } from '../../fixtures/catalog/trouble-codes.ts';
import { personas } from '../../fixtures/personas/index.ts';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { zAlertRuleParameters, zKnownAlertType, zPayment } from '../../generated/contract/zod.gen.ts';
import { matchErrors, zMatch } from './fault-match.ts';
import { isTimeZone, UNKNOWN_TIME_ZONE } from './time-zones.ts';

export const SCENARIO_FORMAT = 'waymark-scenario/1';

/** Days of a seed: a century around the start of its world. */
const zDays = z.number().min(-36_525).max(36_525);
const zText = z.string().max(2_000);
const zId = z.int().min(1).max(2_147_483_647);
const zDegrees = (most: number) => z.number().min(-most).max(most);
const zLevel = z.enum(['Full Access', 'Partial Access', 'Read Only']);
const oneOf = (has: (value: string) => boolean, what: string) => z.string().refine(has, `Is not ${what}`);

export const zAlertRule = z
  .strictObject({
    alert_type: zKnownAlertType,
    is_enabled: z.boolean(),
    parameters: z.strictObject(zAlertRuleParameters.shape),
    notify_push: z.boolean(),
    notify_sms: z.boolean(),
    notify_email: z.boolean(),
  })
  .refine(({ alert_type, parameters: { start_time, end_time, geofence_id } }) => {
    if (alert_type === 'curfew') return start_time !== undefined && end_time !== undefined && start_time !== end_time;
    return (alert_type === 'geofences') === (geofence_id !== undefined);
  }, 'Lacks a parameter of its type');

/** By name: `siren`, `option 1 2`. */
const zDeviceSettings = z
  .record(z.string().max(64), z.union([z.int().min(0), z.boolean()]))
  .refine(({ shock_sensor_level: level = 3 }) => typeof level === 'number' && level >= 1 && level <= 5, {
    path: ['shock_sensor_level'],
    error: 'Must be from 1 to 5',
  });

const zVehicle = z.strictObject({
  key: z.string().max(64),
  vehicle_id: zId,
  subscriber: zId,
  device_key: z.string().regex(/^[A-Z0-9][A-Z0-9-]{5,31}$/),
  product_name: z.string().max(64),
  vehicle_name: zText,
  vehicle_make: zText.nullable().exactOptional(),
  vehicle_model: zText.nullable().exactOptional(),
  vehicle_year: z.int().nullable().exactOptional(),
  license_plate: zText.nullable().exactOptional(),
  vin: zText.nullable().exactOptional(),
  preferred_dealer: zText.nullable().exactOptional(),
  groups: z.array(zText).exactOptional(),
  pattern: z.enum(['commuter', 'errands', 'delivery', 'night_shift', 'weekend', 'parked', 'trailer']),
  hub: z.int().min(0).describe('Index of a hub of the streets.'),
  traits: z.array(z.enum(['trouble_codes', 'unreachable', 'cellular_data_off', 'data_used_up'])).exactOptional(),
  plan: oneOf((id) => plansById.has(id), 'a plan of the catalog'),
  activated: zDays,
  renews: zDays,
  device_state: z.enum(['installed', 'paused']).exactOptional(),
  tracking_only: z.boolean().exactOptional(),
  hardwired_mode: z.boolean().exactOptional(),
  deep_sleep: z.boolean().exactOptional(),
  replacement_order_placed: z.boolean().exactOptional(),
  pending_transfer_to: zText.exactOptional(),
  autorenewal: z.boolean().exactOptional(),
  pending_plan: oneOf((id) => plansById.has(id), 'a plan of the catalog').exactOptional(),
  pause: z.strictObject({ starts: zDays, ends: zDays }).exactOptional(),
  renewal_failed: z.strictObject({ at: zDays, amount: z.int().min(0) }).exactOptional(),
  upgrade_offer: z.enum(['offered', 'mandatory']).exactOptional(),
  add_ons: z
    .array(
      z.strictObject({
        id: zId,
        plan_add_on: oneOf((id) => addOnsById.has(id), 'an add-on of the catalog'),
        expires: zDays,
        auto_renew: z.boolean(),
      }),
    )
    .exactOptional(),
  cellular_percentage_used: z.number().min(0).max(1_000).exactOptional(),
  starting_mileage: z.number().min(0),
  reminder: z
    .strictObject({
      enabled: z.boolean(),
      type: z.literal('maintenance_mileage_interval'),
      parameters: z.strictObject({ interval: z.number().min(0), driven: z.number().min(0) }),
    })
    .exactOptional(),
  reminder_by_date: z.strictObject({ enabled: z.boolean(), due: zDays }).exactOptional(),
  alert_rules: z.array(zAlertRule).max(999).exactOptional(),
  microphone: z.boolean().exactOptional(),
  settings: zDeviceSettings.exactOptional(),
  trouble_codes: z.array(oneOf((code) => Object.hasOwn(troubleCodes, code), 'a known trouble code')).exactOptional(),
  cameras: z.array(z.enum(['front', 'rear'])).exactOptional(),
  service_mode_ends: zDays.exactOptional(),
});

const zCard = z.strictObject({
  id: zId,
  subscriber: zId,
  nickname: zText.nullable(),
  is_main: z.boolean(),
  brand: z.string().max(32),
  last4: z.string().length(4),
  expires_in_months: z.int().min(-1_200).max(1_200),
  country: z.enum(['AU', 'CA', 'MX', 'US']),
  billing_info: z.strictObject({ Name: zText, Street: zText, City: zText, State: zText, Zip5: zText }),
  outcome: z.enum(['succeeds', 'declined']),
});

const zGeofence = z.strictObject({
  id: zId,
  subscriber: zId,
  name: zText,
  type: z.enum(['radius', 'rectangle', 'polygon', 'point_of_interest']),
  radius: z.number().min(0).nullable(),
  address: zText,
  city: zText,
  state: zText,
  postal_code: zText,
  coordinates: z.array(z.strictObject({ lat: zDegrees(90), lng: zDegrees(180) })).min(1),
});

const zReceipt = z.strictObject({
  uuid: z.uuid(),
  subscriber: zId,
  at: zDays,
  kind: z.enum(['purchase', 'renewal']),
  failure: zText.nullable(),
  description: zText,
  card_brand: z.string().max(32).nullable(),
  next_charge: z.strictObject({ at: zDays, amount: z.int().min(0) }).nullable(),
  payment: zPayment,
});

const zSettings = z.strictObject({
  user: z
    .strictObject({
      language: z.enum(['English', 'French', 'Spanish']).exactOptional(),
      unit: z.enum(['imperial', 'metric']).exactOptional(),
      timezone: z.string().max(64).refine(isTimeZone, UNKNOWN_TIME_ZONE).exactOptional(),
      allow_app_analytics: z.boolean().exactOptional(),
      is_voice_pin_set: z.boolean().exactOptional(),
    })
    .exactOptional(),
  account: z
    .strictObject({
      billing_push_enabled: z.boolean().exactOptional(),
      text_message_consent: z.boolean().exactOptional(),
      prepaid: z.int().min(0).exactOptional(),
    })
    .exactOptional(),
});

const zNotice = { id: z.string().max(64), body: zText, created: zDays };
const zStatus = z.string().max(64);
const zNotices = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...zNotice,
      kind: z.literal('outage'),
      status: zStatus,
      affected_components: z.array(z.strictObject({ name: zStatus, old_status: zStatus, new_status: zStatus })),
    }),
    z.strictObject({
      ...zNotice,
      kind: z.literal('maintenance'),
      status: zStatus,
      scheduled_for: zDays,
      scheduled_until: zDays,
    }),
  ]),
);

const zAccess = z.strictObject({
  persona: oneOf((id) => personas.some((persona) => persona.id === id && persona.user), 'a persona'),
  entries: z.array(
    z.strictObject({
      vehicle: zId,
      subscriber: zId,
      access_level: zLevel,
      exclusive_access: z.boolean().exactOptional(),
      starts: zDays.exactOptional(),
      ends: zDays.exactOptional(),
    }),
  ),
});

const zFault = z
  .strictObject({
    id: z.templateLiteral(['scenario-', z.string().regex(/^[\w-]{1,64}$/)]),
    operation: z.enum(Object.keys(operations) as OperationId[]),
    match: zMatch.exactOptional(),
    effect: z.strictObject({ status: z.literal(200), body: z.unknown() }),
  })
  .superRefine(({ operation, match = {} }, context) => {
    for (const [name, message] of Object.entries(matchErrors(operation, match))) {
      context.addIssue({ code: 'custom', path: ['match', name], message });
    }
  });

/** A scenario as a file, made from a recording. */
export const zRecordedScenario = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT, { error: `Is not of the format ${SCENARIO_FORMAT}` }),
    title: z.string().min(1).max(80),
    shows: z.string().min(1).max(400),
    vehicles: z.array(zVehicle).max(20_000),
    cards: z.array(zCard).max(1_000),
    geofences: z.array(zGeofence).max(10_000),
    receipts: z.array(zReceipt).max(10_000).exactOptional(),
    settings: zSettings.exactOptional(),
    notices: zNotices.max(1_000),
    access: z.array(zAccess).max(100),
    faults: z.array(zFault).max(100),
  })
  .superRefine(({ vehicles, cards, geofences, receipts = [], access, faults }, context) => {
    const unique = (path: string, ids: readonly (string | number)[]) => {
      if (new Set(ids).size < ids.length)
        context.addIssue({ code: 'custom', path: [path], message: 'An id occurs twice' });
    };
    unique(
      'vehicles',
      vehicles.map(({ vehicle_id }) => vehicle_id),
    );
    unique(
      'vehicles',
      vehicles.map(({ device_key }) => device_key),
    );
    unique(
      'vehicles',
      vehicles.flatMap(({ add_ons = [] }) => add_ons.map(({ id }) => id)),
    );
    unique(
      'cards',
      cards.map(({ id }) => id),
    );
    unique(
      'geofences',
      geofences.map(({ id }) => id),
    );
    unique(
      'receipts',
      receipts.map(({ uuid }) => uuid),
    );
    unique(
      'faults',
      faults.map(({ id }) => id),
    );
    const owned = new Set(geofences.map(({ id, subscriber }) => `${subscriber} ${id}`));
    vehicles.forEach(({ subscriber, alert_rules = [] }, index) => {
      const issue = (message: string) =>
        context.addIssue({ code: 'custom', path: ['vehicles', index, 'alert_rules'], message });
      const rules = alert_rules.map(({ alert_type, parameters: { geofence_id } }) => ({ alert_type, geofence_id }));
      if (new Set(rules.map((rule) => JSON.stringify(rule))).size < rules.length) issue('Has two rules of one type');
      const isForeign = rules.some((rule) => rule.geofence_id && !owned.has(`${subscriber} ${rule.geofence_id}`));
      if (isForeign) issue('Names a geofence that its account does not have');
    });
    const known = new Set(vehicles.map(({ vehicle_id }) => vehicle_id));
    if (access.some(({ entries }) => entries.some(({ vehicle }) => !known.has(vehicle)))) {
      context.addIssue({ code: 'custom', path: ['access'], message: 'Names a vehicle that is missing' });
    }
  });
export type RecordedScenario = z.output<typeof zRecordedScenario>;
