import {
  maintenanceInProgress,
  maintenanceScheduled,
  type NoticeSeed,
  outageDegraded,
  outageOfDr,
  outageOfEverything,
  outageOfX1,
} from '../../fixtures/notices/notices.ts';
import type { Country } from '../../generated/contract/types.gen.ts';
import { noticeRow } from '../../mock-server/seeds/seed-rows.ts';
import type { DeviceRow } from '../../mock-server/world/rows.ts';
import type { World } from '../../mock-server/world/world.ts';
import type { Situation, State } from './table.ts';

/** A streaming dash cam of the owner, shared with three guests of different levels. */
export const VEHICLE = 1002;
export const DEVICE = '3182041907';
const OWNER = 101;
const HOLDER = 205;

/** How to create a state in a world, and the requesting persona. */
type Made = {
  caller?: string;
  device?: (now: number) => Partial<DeviceRow>;
  offeredTo?: string;
  isExclusiveToOther?: boolean;
  notice?: NoticeSeed;
  /** Of the owner. */
  country?: Country;
  /** Time at which its schedule reaches the state. */
  at?: string;
};

const MADE: { readonly [S in State]: Made } = {
  installed: {},
  driven: { at: '2026-11-23T14:30:00Z' },
  started_remotely: { device: (now) => ({ engine: { value: true, at: now } }) },
  hardwired: { device: () => ({ hardwired_mode: true }) },
  paused: { device: () => ({ device_state: 'paused' }) },
  paused_and_expired: { device: (now) => ({ device_state: 'paused', plan_renewal_date: now }) },
  paused_in_canada: { device: () => ({ device_state: 'paused' }), country: 'CA' },
  expired: { device: (now) => ({ plan_renewal_date: now }) },
  replacement_ordered: { device: () => ({ device_state: 'paused', replacement_order_placed: true }) },
  deep_sleep: { device: () => ({ power_save_mode: 2 }) },
  tracking_only: { device: () => ({ tracking_only: true }) },
  pending_transfer: { offeredTo: 'jordan@waymark.example' },
  guest_full: { caller: 'guest-full' },
  guest_partial: { caller: 'guest-partial' },
  guest_read_only: { caller: 'guest-read-only' },
  exclusiveToOthers: { isExclusiveToOther: true },
  guest_exclusive: { isExclusiveToOther: true, caller: 'guest-exclusive' },
  no_streaming: { device: () => ({ add_ons: [] }) },
  data_used_up: { device: () => ({ cellular_percentage_used: 100 }) },
  cellular_data_off: {
    device: () => ({ camera_settings: { cellular_data: false, microphone: true, stream_microphone: false } }),
  },
  outage_of_x1: { notice: outageOfX1 },
  outage_of_dr: { notice: outageOfDr },
  outage_of_api: { notice: outageOfEverything },
  outage_degraded: { notice: outageDegraded },
  maintenance: { notice: maintenanceInProgress },
  maintenance_scheduled: { notice: maintenanceScheduled },
};

/** Puts a vehicle of a world into a situation. Returns the requesting persona. */
export function make(world: World, { product, plan, state }: Situation): string {
  const { at } = MADE[state];
  if (at) world.clock.set(Date.parse(at));
  const now = world.clock.now();
  const { devices, vehicles, users, notices } = world.tables;
  const { caller = 'owner', device, offeredTo, isExclusiveToOther = false, notice, country } = MADE[state];
  const onTracking = plan.startsWith('tracking');
  devices.update(DEVICE, { product_name: product, plan_id: plan, tracking_only: onTracking, ...device?.(now) });
  if (offeredTo) vehicles.update(VEHICLE, { pending_transfer_to: offeredTo });
  if (country) users.update(OWNER, { country });
  if (notice) notices.put(noticeRow(notice, now));
  const holder = users.get(HOLDER);
  if (isExclusiveToOther && holder) {
    const exclusiveToOthers = {
      vehicle: VEHICLE,
      subscriber: 11,
      access_level: 'Full Access',
      exclusive_access: true,
    } as const;
    const entry = { ...exclusiveToOthers, access_start: now - 1, access_end: now + 1 };
    users.update(HOLDER, { vehicle_access: [...holder.vehicle_access, entry] });
  }
  return caller;
}
