import type { KeylockerState, PinRequest, PinState } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { KeyLocker } from '../../telemetry/key-locker.ts';
import type { Reading } from '../../telemetry/types.ts';
import { sendOut } from '../../world/outbox.ts';
import type { DeviceRow, Instant, KeylockerPins, UserRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { accessEntry, guestsOf } from '../access/rights.ts';
import { fullName } from '../accounts/people.ts';
import { productCapabilities } from '../catalog.ts';
import { isUnreachable, type Refusal, settingsRefusal } from '../commands/gates.ts';
import { type CommandOrder, log } from '../commands/send.ts';
import { instantOf, iso } from '../iso.ts';
import { guestPinLetter } from './keylocker-letters.ts';
import { failuresNow, guestPin, hashedPin, isPin, lockedFor, NO_PINS } from './pins.ts';

type Order = Pick<CommandOrder, 'world' | 'device' | 'vehicle' | 'user' | 'now' | 'sentAt' | 'fault'> & {
  vehicle: VehicleRow;
};
type Refused =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'unreachable' };
export type SetOutcome = Refused | { kind: 'set'; device: DeviceRow };
export type ClearOutcome = Refused | { kind: 'locked'; seconds: number } | { kind: 'cleared' };

/** Which PINs are set, and until when. */
export function pinState({ pins }: DeviceRow, now: Instant): EveryKey<PinState> {
  const { master, guest } = pins ?? NO_PINS;
  return {
    is_master_pin_set: master !== null,
    is_secondary_pin_set: pins !== null && guestPin(pins, now) !== null,
    is_secondary_pin_shared: guest?.shared ?? false,
    secondary_end_date: iso(guest?.ends_at ?? null),
  };
}

/** State of the key locker in the vehicle's last report, and its PINs (commerce 3). */
export function keylockerView(device: DeviceRow, report: Reading & KeyLocker, now: Instant): EveryKey<KeylockerState> {
  const { armed, key_present, door_open, engine_on, doors_open, main_battery_voltage, timestamp } = report;
  return {
    armed,
    key_present,
    door_open,
    reported_at: iso(timestamp),
    engine_on,
    doors_locked: armed && !doors_open,
    main_battery_voltage,
    ...pinState(device, now),
  };
}

/** Why PINs of a device cannot be changed now. */
function refusalOf({ world, device, user, now }: Order): Refusal | null {
  if (!productCapabilities(device.product_name).keylocker) return 'NOT_SUPPORTED';
  return settingsRefusal(world, device, user, now);
}

/** Sets or replaces a PIN. The feed shows that one was set, never which. */
export function setPin(order: Order, request: PinRequest): SetOutcome {
  const { world, device, vehicle, user, now } = order;
  const refusal = refusalOf(order);
  if (refusal) return { kind: 'refused', refusal };
  const { pin, is_secondary_pin: isGuest = false, is_secondary_pin_shared: shared = false } = request;
  const ends_at = instantOf(request.secondary_end_date);
  if (isGuest && ends_at !== null && ends_at <= now) {
    return { kind: 'invalid', errors: { secondary_end_date: ['Must lie ahead'] } };
  }
  const command = isGuest ? 'set_guest_pin' : 'set_master_pin';
  if (isUnreachable(device, order.fault)) {
    log({ ...order, command }, 'unreachable');
    return { kind: 'unreachable' };
  }
  const before = device.pins ?? NO_PINS;
  const hashed = hashedPin(pin, world.random.uuid());
  const changed = isGuest
    ? withPins(world, device, { ...before, guest: { ...hashed, shared, ends_at } })
    : withPins(world, device, { ...before, master: hashed, failures: 0, failed_at: 0 });
  log({ ...order, command }, 'done');
  if (isGuest && shared) {
    for (const { email: to, timezone: zone } of guestsWithControl(order)) {
      const { vehicle_name } = vehicle;
      sendOut(world, guestPinLetter({ to, owner: fullName(user), vehicle: vehicle_name, pin, ends_at, zone }));
    }
  }
  return { kind: 'set', device: changed };
}

const withPins = (world: World, { id }: DeviceRow, pins: KeylockerPins): DeviceRow =>
  world.tables.devices.update(id, { pins });

/** Guests who may control the vehicle now. Read Only is not enough to take its key. */
function guestsWithControl({ world, vehicle, now }: Order): UserRow[] {
  return guestsOf(world, vehicle.subscriber).filter((guest) => {
    const level = accessEntry(guest, vehicle, now)?.access_level;
    return level === 'Partial Access' || level === 'Full Access';
  });
}

/** Clears the guest PIN with the master PIN. A wrong one counts. An unreachable device checks none. */
export function clearGuestPin(order: Order, master: string): ClearOutcome {
  const { world, device, now } = order;
  const refusal = refusalOf(order);
  if (refusal) return { kind: 'refused', refusal };
  const command = 'clear_guest_pin';
  if (isUnreachable(device, order.fault)) {
    log({ ...order, command }, 'unreachable');
    return { kind: 'unreachable' };
  }
  const pins = device.pins ?? NO_PINS;
  const seconds = lockedFor(pins, now);
  if (seconds !== null) return { kind: 'locked', seconds };
  if (pins.master === null) return { kind: 'invalid', errors: { master_pin: ['No master PIN is set'] } };
  if (!isPin(pins.master, master)) {
    withPins(world, device, { ...pins, failures: failuresNow(pins, now) + 1, failed_at: now });
    log({ ...order, command }, 'refused');
    return { kind: 'invalid', errors: { master_pin: ['Wrong master PIN'] } };
  }
  withPins(world, device, { ...pins, guest: null, failures: 0, failed_at: 0 });
  log({ ...order, command }, 'done');
  return { kind: 'cleared' };
}
