import type { DeviceTrait, DrivingPattern } from '../../../fixtures/types.ts';
import type { DeviceRefusal } from '../../../fixtures/vehicles/new-devices.ts';
import type { Instant } from '../unit.ts';
import type { Cents, Currency, PendingPlan, RenewalFailure } from './money.ts';

/*
 * Devices with their commands, streams and stills.
 */

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
