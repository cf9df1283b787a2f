import type { CountrySeed } from '../../fixtures/catalog/countries.ts';
import type { DeviceTrait, DrivingPattern, IdentitySeed, UserDetails, VehicleDetails } from '../../fixtures/types.ts';
import type { DeviceRefusal } from '../../fixtures/vehicles/new-devices.ts';
import type {
  AccessLevel,
  AlertRuleParameters,
  BillingInfo,
  Country,
  CustomFields,
  FilterDays,
  GeofenceType,
  KnownAlertType,
  LatLng,
  MaintenanceReminder,
  Payment,
  ShippingAddress,
  SubscriberUpdate,
  UserType,
} from '../../generated/contract/types.gen.ts';
import type { FaultMatch } from './fault-match.ts';
import type { In } from './unit.ts';

/** Milliseconds since 1970 in world time. */
export type Instant = In<'milliseconds since 1970'>;

/** State of the world itself: clock, counters, sent codes. */
export type MetaRow = { id: string; value: unknown };

export type UserRow = UserDetails & {
  id: number;
  /** Subject of the identity service. */
  sub: string;
  username: string;
  email: string;
  image: string | null;
  is_password_set: boolean;
  user_type: UserType[];
  vehicle_access: VehicleAccessRow[];
  /** Last command or change by vehicle, of vehicles that others share with this user. */
  used: Readonly<Record<number, Instant>>;
  /** Whether a voice assistant PIN is set. The PIN itself is not stored, because nothing reads it. */
  is_voice_pin_set: boolean;
  /** Omitted from `GET /user`. */
  hidden: boolean;
};

export type VehicleAccessRow = {
  vehicle: number;
  subscriber: number;
  access_level: AccessLevel;
  exclusive_access: boolean;
  /** null: unlimited. */
  access_start: Instant | null;
  access_end: Instant | null;
};

/** Amount of money in cents. Never a fraction. */
export type Cents = In<'cents'>;

/** Amounts of two currencies are never added (commerce 4). */
export type Currency = CountrySeed['currency'];

/** `prepaid`: credit on the account, in `prepaid_currency`. */
export type SubscriberRow = Required<SubscriberUpdate> & {
  id: number;
  account_name: string;
  prepaid: Cents;
  prepaid_currency: Currency;
};

/** A saved card. Its number and security code are never stored. */
export type CardRow = {
  id: number;
  subscriber: number;
  nickname: string | null;
  /** Exactly one card of an account with cards (commerce 4). */
  is_main: boolean;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  country: Country;
  billing_info: Required<BillingInfo>;
  /** What the processor answers to a charge: the published test numbers decide. */
  outcome: 'succeeds' | 'declined';
};

/** A version that another has replaced, of a geofence's shape or a vehicle's rule. */
export type EarlierRow<V> = {
  /** `owner:rule:from`. */
  id: string;
  /** Id of the geofence or vehicle. */
  owner: number;
  /** Number of the rule, 0 for a shape. */
  rule: number;
  version: V;
};

/** A geofence of an account. */
export type GeofenceRow = {
  id: number;
  subscriber: number;
  name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  latitude: number;
  longitude: number;
  image: string | null;
  /**
   * Shapes, oldest first. Each applies from its instant on. Stored rows have the current one alone: earlier ones are
   * rows of `earlier_shapes`, which telemetry gets in front.
   */
  shapes: readonly PlacedShape[];
  /** A removed geofence stays for the events of its time. */
  removed_at: Instant | null;
};

export type PlacedShape = GeofenceShape & { from: Instant };

/** `radius`: miles, 0 for a point of interest, `null` for an outline. */
export type GeofenceShape = { type: GeofenceType; radius: number | null; coordinates: readonly LatLng[] };

/** A payment with its receipt, also a declined one. Amounts are those of the contract, as the user saw them. */
export type PaymentRow = {
  /** UUID of the receipt. */
  id: string;
  subscriber: number;
  at: Instant;
  kind: 'purchase' | 'renewal';
  /** Why it failed, or null. */
  failure: string | null;
  provider_transaction_id: string | null;
  description: string;
  payment: Payment;
  card: Pick<CardRow, 'id' | 'brand' | 'last4'> | null;
  billing_info: Required<BillingInfo> | null;
  /** Where its hardware was shipped. `null`: it has none. */
  shipping_address: ShippingAddress | null;
  next_charge: { at: Instant; amount: Cents } | null;
};

/** A saved filter of the activity feed. `account`: whose users it can be shared with. `null`: none. */
export type FilterRow = {
  id: number;
  user: number;
  account: number | null;
  filter_name: string;
  is_shared: boolean;
  date_range: FilterDays;
  selected_alerts: readonly string[];
  selected_commands: readonly string[];
};

/** A support case, with what its user typed. */
export type CaseRow = {
  id: string;
  user: number;
  name: string;
  email: string;
  subject: string;
  description: string;
  phone_type: 'ios' | 'android' | null;
  created_at: Instant;
  state: 'open' | 'answered' | 'closed';
};

/** The answer to an attempt to pay, by idempotency key or by the body of a request without one. */
export type AttemptRow = { id: string; at: Instant; body: string; answer: { status: number; body: unknown } };

/** A plan that follows the current one. `paid`: in advance, with tax, in `currency`. `null`: charged when it starts. */
export type PendingPlan = {
  plan_id: string;
  add_on_id: string | null;
  coupon_code: string | null;
  paid: Cents | null;
  currency: Currency;
};

/** A plan bought together with new hardware. It waits for a device on which it is offered. `paid`: with tax. */
export type PrepaidPlanRow = { id: number; subscriber: number; plan_id: string; paid: Cents; currency: Currency };

/**
 * The unpaid term after a declined renewal. Kept until it is paid or service ends, whatever else happens to the device, so
 * that it has one grace. `subscriber`: the account whose card was declined, which may have transferred the device since.
 */
export type RenewalFailure = {
  subscriber: number;
  failed_at: Instant;
  attempts: number;
  amount: Cents;
  detail: string;
};

export type VehicleRow = VehicleDetails & {
  id: number;
  subscriber: number;
  device_key: string;
  image: string | null;
  custom_fields: CustomFields;
  /** Odometer in miles at the device's installation. */
  starting_mileage: number;
  /** Odometer corrections by "set mileage", oldest first. Each applies from its instant on. */
  mileage_corrections: readonly MileageCorrection[];
  pending_transfer_to: string | null;
  reminder: MaintenanceReminder | null;
  /** Miles at the last reset of the reminder, without odometer corrections. */
  reminder_reset_mileage: number;
  /** Settings of the reminder over time, oldest first. */
  reminder_changes: readonly ReminderChange[];
  /** Alert rules. Most vehicles share a seeded list. */
  alert_rules: readonly AlertRuleRow[];
};

/** A rule of a vehicle: one for each alert type, and one for each geofence. */
export type AlertRuleRow = {
  /** Unique in the vehicle and never reused. */
  number: number;
  alert_type: KnownAlertType;
  /**
   * Oldest first. Each applies from its instant on, so that a change leaves earlier events as they are. Stored rows have
   * the current one alone: earlier ones are rows of `earlier_rules`, which telemetry gets in front.
   */
  versions: readonly AlertRuleVersion[];
  /** Set once its geofence is removed. The rule stays for the events of its time. */
  removed_at?: Instant;
};
export type AlertRuleVersion = {
  from: Instant;
  is_enabled: boolean;
  parameters: AlertRuleParameters;
  notify_push: boolean;
  notify_sms: boolean;
  notify_email: boolean;
};

/** Cumulative correction in miles: added to the driven miles. */
export type MileageCorrection = { at: Instant; miles: number };

/**
 * `reset_mileage`: as in the vehicle's row. `driven_by`: when the reminder's `driven` miles were reached, for seeds
 * only.
 */
export type ReminderChange = {
  at: Instant;
  reminder: MaintenanceReminder;
  reset_mileage: number;
  driven_by?: Instant;
};

/** A PIN as its salted hash. */
export type PinHash = { salt: string; hash: string };

/** PINs of a key locker. `ends_at`: by the device's clock. `failures`: wrong master PINs in a row, the last at `failed_at`. */
export type KeylockerPins = {
  master: PinHash | null;
  guest: (PinHash & { shared: boolean; ends_at: Instant | null }) | null;
  failures: number;
  failed_at: Instant;
};

/** Last value set by a command or the device. Applies until telemetry changes the state later. */
export type Setting<T> = { value: T; at: Instant };

export type DeviceRow = {
  /** The device key. */
  id: string;
  product_name: string;
  device_state: 'installed' | 'paused';
  plan_id: string;
  /** First report: start of history and odometer, independent of the plan. */
  installed_at: Instant;
  /** Time of the pause that silenced the device. `null`: not paused, or a seed that was paused long ago. */
  paused_at: Instant | null;
  plan_activation_date: Instant;
  plan_renewal_date: Instant;
  autorenewal: boolean;
  /** Net plus tax of the current term, however it was paid. Upgrades credit the rest of it. */
  plan_paid: Cents;
  plan_currency: Currency;
  /** Start from which renewal dates count, so that they keep the day of the month. */
  plan_anchor: Instant;
  pending_plan: PendingPlan | null;
  /** A seasonal pause, planned or active (commerce 4). */
  pause: { starts_at: Instant; ends_at: Instant } | null;
  renewal_failure: RenewalFailure | null;
  /** A grace after a declined renewal was used and never paid. The device gets no other one. */
  grace_spent: boolean;
  /** Offer of a newer module (commerce 9). */
  upgrade_offer: 'offered' | 'mandatory' | null;
  tracking_only: boolean;
  hardwired_mode: boolean;
  power_save_mode: number;
  /** Previous power save modes, oldest first. Each applied until its instant. */
  power_save_before: readonly { until: Instant; mode: number }[];
  /** Past periods without service, oldest first: paused, or without a plan. */
  silent_before: readonly { from: Instant; until: Instant }[];
  replacement_order_placed: boolean;
  service_mode: boolean;
  service_mode_end_date: Instant | null;
  add_ons: DeviceAddOn[];
  cellular_percentage_used: number;
  traits: DeviceTrait[];
  pattern: DrivingPattern;
  /** Index into the hubs of the routes fixture. */
  hub: number;
  /** Trouble codes of the vehicle, and the cleared ones with the time until which they were present. */
  trouble_codes: readonly string[];
  cleared_codes: readonly { code: string; at: Instant }[];
  tires: { front_left: number; front_right: number; back_left: number; back_right: number } | null;
  cameras: ('front' | 'rear')[];
  camera_settings: { cellular_data: boolean; microphone: boolean; stream_microphone: boolean };
  /** Network that the camera joins. Its password is passed on and not stored, because no answer has it. */
  wifi: { ssid: string } | null;
  /** PINs of its key locker. `null`: none was ever set. */
  pins: KeylockerPins | null;
  /** Settings by name, sent with `send-configuration` or features: siren, valet mode … */
  settings: Record<string, string | number | boolean>;
  /** States changed by commands. */
  armed: Setting<boolean> | null;
  engine: Setting<boolean> | null;
  panic: Setting<boolean> | null;
  trunk_opened_at: Instant | null;
  aux: Record<string, Setting<boolean>>;
  /** Vehicle data entered by the installer before activation. `null` after it. */
  pending: { vehicle_make: string; vehicle_model: string; vehicle_year: number } | null;
  /** Why it cannot be added to a vehicle. */
  refusal: DeviceRefusal | null;
  /** Last answer to a command that reports the position or takes a mileage. */
  located_at: Instant | null;
  /** Live tracking. The device reports at its interval while it is on. */
  live_tracking: Setting<boolean> | null;
  /** Sensor schedule of a tracker, in seconds after midnight UTC. */
  schedule: {
    active: boolean;
    start: number;
    end: number;
    offset: number;
    zone: string;
    /** Sensors that share the hours. */
    options: Record<string, boolean>;
  } | null;
};

/**
 * `anchor`: from which expirations count, like renewal dates of a plan. `is_included`: its period is free at the level of the
 * plan, and ends with it.
 */
export type DeviceAddOn = {
  id: number;
  plan_add_on_id: string;
  anchor: Instant;
  expiration: Instant;
  auto_renew: boolean;
  is_included: boolean;
};

/** An entry of the device's command log: request, sender and answer. */
export type CommandRow = {
  id: string;
  device_key: string;
  vehicle: number;
  command: string;
  value: string | number | boolean | null;
  /** Null: the end of service mode by time. */
  user: number | null;
  sent_at: Instant;
  outcome: 'done' | 'refused' | 'unreachable';
};

export type StreamRow = {
  id: string;
  device_key: string;
  camera: 'front' | 'rear';
  started_at: Instant;
  pinged_at: Instant;
  /**
   * Host time from which `POST device/{key}/streaming` returns the id, because a camera also connects while world time
   * is frozen.
   */
  ready_at: Instant;
  ended_at: Instant | null;
  /** Id of the user who started it. */
  started_by: number;
  /** Viewers with a video address. Each address is personal and ends with the viewer's access. */
  viewers: readonly { ticket: string; user: number }[];
};

/** A still or clip taken by a camera. */
export type SnapshotRow = { id: string; device_key: string; camera: 'front' | 'rear'; taken_at: Instant };

/** An uploaded picture, served under `/media/images/`. */
export type ImageRow = { id: string; data_url: string };

/** An invitation to share vehicles. `resent`: sent again and still pending (commerce 3). */
export type InvitationRow = {
  /** The token. */
  id: string;
  email: string;
  status: 'pending' | 'resent' | 'accepted' | 'declined' | 'canceled' | 'expired';
  subscriber: number;
  vehicle_access: Omit<VehicleAccessRow, 'subscriber'>[];
  created_at: Instant;
  expires_at: Instant;
  /** When it was accepted, declined or canceled. */
  answered_at: Instant | null;
};

/** A vehicle offered to another user. The vehicle's `pending_transfer_to` is set while it is pending. */
export type TransferRow = {
  /** The token. */
  id: string;
  device_key: string;
  vehicle: number;
  /** Account of the current owner. */
  subscriber: number;
  email: string;
  status: 'pending' | 'accepted' | 'declined' | 'canceled' | 'expired';
  created_at: Instant;
  expires_at: Instant;
};

/** A one-time link from an e-mail about the recipient's own account. */
export type LinkRow = {
  /** The token. */
  id: string;
  purpose: 'complete_registration' | 'setup_password' | 'accept_email_change' | 'decline_email_change';
  /** Subject of the user. */
  sub: string;
  /** Address to confirm. */
  email: string;
  status: 'pending' | 'used' | 'withdrawn' | 'expired';
  created_at: Instant;
  expires_at: Instant;
};

/** A link that shows where a vehicle is. Kept for some time after its end, so that its page can say why it ended. */
export type LocationLinkRow = {
  /** Id for its owner. */
  id: string;
  /** SHA-256 of the token. The token itself is not stored. */
  token_hash: string;
  vehicle: number;
  /** Account that created it. */
  subscriber: number;
  status: 'pending' | 'withdrawn' | 'expired';
  created_at: Instant;
  expires_at: Instant;
  last_opened_at: Instant | null;
  /** Readings since the start of the current minute of readings. */
  readings: { since: Instant; count: number };
};

export type NoticeRow = {
  id: string;
  kind: 'outage' | 'maintenance';
  status: string;
  body: string;
  created_at: Instant;
  scheduled_for: Instant | null;
  scheduled_until: Instant | null;
  affected_components: { name: string; old_status: string; new_status: string }[];
};

/** A scheduled event, settled in order before each handler. */
export type DueRow = { id: string; at: Instant; kind: DueKind; subject: string };
export type DueKind =
  | 'engine_stops'
  | 'panic_stops'
  | 'stream_ends'
  | 'invitation_expires'
  | 'transfer_expires'
  | 'link_expires'
  | 'location_link_ends'
  | 'plan_ends'
  | 'renewal_retried'
  | 'add_on_ends'
  | 'pause_begins'
  | 'pause_ends'
  | 'case_answered'
  | 'case_closed'
  | 'service_mode_ends'
  /** A window of a guest's access begins or ends. */
  | 'access_changes';

/** A fault rule. See `POST /__mock/faults`. */
export type FaultRow = {
  id: string;
  operation: string | null;
  device_key: string | null;
  /** Only requests with these values. */
  match: FaultMatch | null;
  /** Only the n-th matching request (1 is the first). */
  nth: number | null;
  /** Maximum number of times. `null`: unlimited. */
  times: number | null;
  /** 0 to 1; null: always. */
  probability: number | null;
  effect: {
    status?: number;
    body?: unknown;
    latency_ms?: number;
    drop?: boolean;
    /** Runs the operation, then cuts the connection. */
    drop_answer?: boolean;
    unreachable?: boolean;
    decline?: boolean;
    /** Prices of plans and add-ons in carts, in percent of the catalog. */
    price_percent?: number;
  };
  seen: number;
  fired: number;
};

/** A message that a real service would send by SMS or e-mail. */
export type OutboxRow = {
  id: string;
  at: Instant;
  channel: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  /** Its code or one-time token, for the panel and tests. */
  code: string | null;
  /** Portal pages that it links to, with their token: `/invite?token=…`. */
  links: { label: string; path: string }[];
};

export type IdentityUserRow = {
  /** Subject (UUID). */
  id: string;
  /** Address at registration. Never changes, because password hashes contain it (Amazon Cognito). */
  username: string;
  /** Lower-cased, for sign-in by e-mail. */
  email: string;
  phone_number: string | null;
  /** New number, until the code that was sent to it is verified. */
  pending_phone_number: string | null;
  given_name: string;
  family_name: string;
  status: IdentitySeed['status'];
  enabled: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  mfa: ('SMS_MFA' | 'SOFTWARE_TOKEN_MFA')[];
  preferred_mfa: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | null;
  totp_secret: string | null;
  pending_totp_secret: string | null;
  /** Last accepted TOTP step. Prevents using a code twice. */
  totp_step: number | null;
  account_type: 'dealer' | 'installer' | null;
  /** Password of a persona until its verifier is computed (first sign-in or change). Users' own are never stored. */
  password: string | null;
  verifier: { salt: string; verifier: string } | null;
  /** Consecutive failed sign-ins, and the end of the lockout. */
  failures: number;
  locked_until: Instant;
  /** One-time codes by purpose. */
  codes: Record<string, { code: string; sent_at: Instant; tries: number; used: boolean }>;
  /** Tokens issued earlier are revoked. */
  tokens_valid_from: Instant;
  devices: IdentityDevice[];
};

export type IdentityDevice = {
  key: string;
  group: string;
  name: string;
  salt: string;
  verifier: string;
  remembered: boolean;
  created: Instant;
  modified: Instant;
  last_auth: Instant;
};

/** One sign-in: hash of the refresh token, and its revocation. */
export type IdentityGrantRow = {
  /** `origin_jti` of its tokens. */
  id: string;
  sub: string;
  refresh_hash: string;
  device_key: string | null;
  created: Instant;
  revoked: boolean;
};

/** Every table of a world. Add new ones here and in `TABLES`. */
export type Rows = {
  meta: MetaRow;
  users: UserRow;
  subscribers: SubscriberRow;
  vehicles: VehicleRow;
  devices: DeviceRow;
  commands: CommandRow;
  streams: StreamRow;
  snapshots: SnapshotRow;
  images: ImageRow;
  invitations: InvitationRow;
  transfers: TransferRow;
  links: LinkRow;
  location_links: LocationLinkRow;
  cards: CardRow;
  payments: PaymentRow;
  geofences: GeofenceRow;
  earlier_shapes: EarlierRow<PlacedShape>;
  earlier_rules: EarlierRow<AlertRuleVersion>;
  attempts: AttemptRow;
  prepaid_plans: PrepaidPlanRow;
  filters: FilterRow;
  cases: CaseRow;
  notices: NoticeRow;
  due: DueRow;
  faults: FaultRow;
  outbox: OutboxRow;
  identity_users: IdentityUserRow;
  identity_grants: IdentityGrantRow;
};

export type TableName = keyof Rows;

export const TABLES = [
  'meta',
  'users',
  'subscribers',
  'vehicles',
  'devices',
  'commands',
  'streams',
  'snapshots',
  'images',
  'invitations',
  'transfers',
  'links',
  'location_links',
  'cards',
  'payments',
  'geofences',
  'earlier_shapes',
  'earlier_rules',
  'attempts',
  'prepaid_plans',
  'filters',
  'cases',
  'notices',
  'due',
  'faults',
  'outbox',
  'identity_users',
  'identity_grants',
] as const satisfies readonly TableName[];
