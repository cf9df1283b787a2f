import type { DeviceTrait, DrivingPattern, IdentitySeed, UserDetails, VehicleDetails } from '../../fixtures/types.ts';
import type { DeviceRefusal } from '../../fixtures/vehicles/new-devices.ts';
import type {
  AccessLevel,
  CustomFields,
  MaintenanceReminder,
  SubscriberUpdate,
  UserType,
} from '../../generated/contract/types.gen.ts';

/** Milliseconds since 1970 on the world's clock. */
export type Instant = number;

/** Things a world keeps about itself: clock, random counter, notices of resets. */
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
  /** Voice assistants ask for the PIN; nothing here reads it, so that it is not kept. */
  is_voice_pin_set: boolean;
  /** Never in an answer of `GET /user`. */
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

export type SubscriberRow = Required<SubscriberUpdate> & { id: number; account_name: string };

export type VehicleRow = VehicleDetails & {
  id: number;
  subscriber: number;
  device_key: string;
  image: string | null;
  custom_fields: CustomFields;
  /** Miles on the odometer when the device was installed. */
  starting_mileage: number;
  /** What "set mileage" added or took, the oldest first; each holds from its instant on, and none before it. */
  mileage_corrections: readonly MileageCorrection[];
  pending_transfer_to: string | null;
  reminder: MaintenanceReminder | null;
  /** Miles at the last reset of the reminder, as the odometer would count them if it had never been set. */
  reminder_reset_mileage: number;
  /** The reminder as it was set, the oldest first: what was due when. */
  reminder_changes: readonly ReminderChange[];
};

/** Miles that the odometer shows beyond those driven: all corrections up to this one in one number. */
export type MileageCorrection = { at: Instant; miles: number };

/** `reset_mileage`: as in the vehicle's row. `driven_by`: when the reminder's `driven` miles were driven; of seeds alone. */
export type ReminderChange = {
  at: Instant;
  reminder: MaintenanceReminder;
  reset_mileage: number;
  driven_by?: Instant;
};

/** The last thing a command or the device itself set, and when. Telemetry is true until something was set later. */
export type Setting<T> = { value: T; at: Instant };

export type DeviceRow = {
  /** The device key. */
  id: string;
  product_name: string;
  device_state: 'installed' | 'paused';
  plan_id: string;
  /** When it began to report: its history and odometer start here, whatever its plan does. */
  installed_at: Instant;
  /** When a paused device fell silent; null: it never was, or a seed that has been for a while. */
  paused_at: Instant | null;
  plan_activation_date: Instant;
  plan_renewal_date: Instant;
  autorenewal: boolean;
  tracking_only: boolean;
  hardwired_mode: boolean;
  power_save_mode: number;
  /** The modes that it was in before, the oldest first; each held until its instant. */
  power_save_before: readonly { until: Instant; mode: number }[];
  replacement_order_placed: boolean;
  service_mode: boolean;
  service_mode_end_date: Instant | null;
  add_ons: { id: number; plan_add_on_id: string; expiration: Instant; auto_renew: boolean }[];
  cellular_percentage_used: number;
  traits: DeviceTrait[];
  pattern: DrivingPattern;
  /** Index into the hubs of the routes fixture. */
  hub: number;
  /** Codes that the vehicle found, and those of them that were cleared, with when: a code was there until then. */
  trouble_codes: readonly string[];
  cleared_codes: readonly { code: string; at: Instant }[];
  tires: { front_left: number; front_right: number; back_left: number; back_right: number } | null;
  cameras: ('front' | 'rear')[];
  camera_settings: { cellular_data: boolean; microphone: boolean; stream_microphone: boolean };
  wifi: { ssid: string; password: string } | null;
  /** Settings sent with `send-configuration` or features: siren, valet mode … by name. */
  settings: Record<string, string | number | boolean>;
  /** What commands changed. */
  armed: Setting<boolean> | null;
  engine: Setting<boolean> | null;
  panic: Setting<boolean> | null;
  trunk_opened_at: Instant | null;
  aux: Record<string, Setting<boolean>>;
  /** What an installer entered of the vehicle before the device was activated; null once it is. */
  pending: { vehicle_make: string; vehicle_model: string; vehicle_year: number } | null;
  /** Why it cannot be put into a vehicle. */
  refusal: DeviceRefusal | null;
  /** Last time the device answered a command that says where it is, or took a mileage. */
  located_at: Instant | null;
  /** Live tracking: while on, the device reports every minute. */
  live_tracking: Setting<boolean> | null;
  /** When the sensors of a tracker watch; seconds after midnight, UTC. */
  schedule: { active: boolean; start: number; end: number; offset: number; zone: string } | null;
};

/** A command as the device's log keeps it; what was asked, by whom, and what the device said. */
export type CommandRow = {
  id: string;
  device_key: string;
  vehicle: number;
  command: string;
  value: string | number | boolean | null;
  user: number;
  sent_at: Instant;
  outcome: 'done' | 'refused' | 'unreachable';
};

export type StreamRow = {
  id: string;
  device_key: string;
  camera: 'front' | 'rear';
  started_at: Instant;
  pinged_at: Instant;
  /** When the id becomes known to `POST device/{key}/streaming`, on the host's clock: a camera connects while time stands still. */
  ready_at: Instant;
  ended_at: Instant | null;
  /** Who was given an address of the video: each has one of their own, which ends with their access. */
  viewers: readonly { ticket: string; user: number }[];
};

/** A still or clip taken by a camera. */
export type SnapshotRow = { id: string; device_key: string; camera: 'front' | 'rear'; taken_at: Instant };

/** A picture that somebody uploaded, served under `/media/images/`. */
export type ImageRow = { id: string; data_url: string };

/** An invitation to share vehicles; `resent`: sent once more and still waiting (commerce 3). */
export type InvitationRow = {
  /** The token. */
  id: string;
  email: string;
  status: 'pending' | 'resent' | 'accepted' | 'declined' | 'canceled' | 'expired';
  subscriber: number;
  vehicle_access: Omit<VehicleAccessRow, 'subscriber'>[];
  created_at: Instant;
  expires_at: Instant;
};

/** A vehicle offered to another person; its vehicle's `pending_transfer_to` is set as long as it is pending. */
export type TransferRow = {
  /** The token. */
  id: string;
  device_key: string;
  vehicle: number;
  /** The account that gives it away. */
  subscriber: number;
  email: string;
  status: 'pending' | 'accepted' | 'declined' | 'canceled' | 'expired';
  created_at: Instant;
  expires_at: Instant;
};

/** A one-time link of an e-mail that is about its reader's own account. */
export type LinkRow = {
  /** The token. */
  id: string;
  purpose: 'complete_registration' | 'setup_password' | 'accept_email_change' | 'decline_email_change';
  /** Subject of the person it is about. */
  sub: string;
  /** The address that it confirms. */
  email: string;
  status: 'pending' | 'used' | 'withdrawn' | 'expired';
  created_at: Instant;
  expires_at: Instant;
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

/** Something that happens by itself at a time: settled in order before each handler. */
export type DueRow = { id: string; at: Instant; kind: DueKind; subject: string };
export type DueKind =
  | 'engine_stops'
  | 'panic_stops'
  | 'stream_ends'
  | 'invitation_expires'
  | 'transfer_expires'
  | 'link_expires';

/** A rule that makes something go wrong; see `POST /__mock/faults`. */
export type FaultRow = {
  id: string;
  operation: string | null;
  device_key: string | null;
  /** Only the n-th matching request (1 is the first). */
  nth: number | null;
  /** At most so many times; null: always. */
  times: number | null;
  /** 0 to 1; null: always. */
  probability: number | null;
  then: {
    status?: number;
    body?: unknown;
    latency_ms?: number;
    drop?: boolean;
    unreachable?: boolean;
    decline?: boolean;
  };
  seen: number;
  fired: number;
};

/** A message that would have left by SMS or e-mail. */
export type OutboxRow = {
  id: string;
  at: Instant;
  channel: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  /** The code or one-time token in it, for the panel and tests. */
  code: string | null;
  /** Pages of the portal that it leads to, with their token: `/invite?token=…`. */
  links: { label: string; path: string }[];
};

export type IdentityUserRow = {
  /** Subject (UUID). */
  id: string;
  /** The address at registration. It never changes, and passwords are hashed with it (Amazon Cognito). */
  username: string;
  /** Lower-cased, for sign-in by e-mail. */
  email: string;
  phone_number: string | null;
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
  /** Last accepted TOTP step, so that a code works once. */
  totp_step: number | null;
  account_type: 'dealer' | 'installer' | null;
  /** The seed's password until a verifier was made of it (on the first sign-in or change); never leaves the mock. */
  password: string | null;
  verifier: { salt: string; verifier: string } | null;
  /** Failed sign-ins in a row, and until when further ones are refused. */
  failures: number;
  locked_until: Instant;
  /** One-time codes by purpose. */
  codes: Record<string, { code: string; sent_at: Instant; tries: number; used: boolean }>;
  /** Tokens issued before this are revoked. */
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

/** One sign-in: the refresh token's hash and what revokes it. */
export type IdentityGrantRow = {
  /** origin_jti of its tokens. */
  id: string;
  sub: string;
  refresh_hash: string;
  device_key: string | null;
  created: Instant;
  revoked: boolean;
};

/** Every table of a world. A new one is added here and in `TABLES`. */
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
  'notices',
  'due',
  'faults',
  'outbox',
  'identity_users',
  'identity_grants',
] as const satisfies readonly TableName[];
