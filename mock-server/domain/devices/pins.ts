import { MINUTE } from '../../world/duration.ts';
import type { DeviceRow, Instant, KeylockerPins, PinHash } from '../../world/rows.ts';
import { sha256Hex } from './sha256.ts';

const ROUNDS = 200;

/** Salted hash of a PIN. The PIN itself is never stored. */
export function hashedPin(pin: string, salt: string): PinHash {
  let hash = `${salt}:${pin}`;
  for (let round = 0; round < ROUNDS; round++) hash = sha256Hex(`${salt}:${hash}`);
  return { salt, hash };
}

export const isPin = ({ salt, hash }: PinHash, pin: string): boolean => hashedPin(pin, salt).hash === hash;

/** PINs of a key locker that has none. */
export const NO_PINS: KeylockerPins = { master: null, guest: null, failures: 0, failed_at: 0 };

/** Wrong master PINs in a row, until all are refused (people.md, as passwords are). */
const MOST_FAILURES = 5;
const LOCKED_FOR = 15 * MINUTE;

/** Wrong master PINs that count now: 15 minutes after the last one, or with a clock that was set back before it, none does. */
export const failuresNow = ({ failures, failed_at }: KeylockerPins, now: Instant): number =>
  failed_at <= now && now - failed_at < LOCKED_FOR ? failures : 0;

/** Seconds until master PINs are checked again. `null`: now. */
export function lockedFor(pins: KeylockerPins, now: Instant): number | null {
  if (failuresNow(pins, now) < MOST_FAILURES) return null;
  return Math.ceil((pins.failed_at + LOCKED_FOR - now) / 1000);
}

/** The guest PIN, unless it has ended by the device's clock. */
export function guestPin({ guest }: KeylockerPins, now: Instant): KeylockerPins['guest'] {
  return guest && (guest.ends_at === null || now < guest.ends_at) ? guest : null;
}

/** Whether options of the key locker may be changed (commerce 5). */
export function hasPin({ pins }: DeviceRow, now: Instant): boolean {
  return pins !== null && (pins.master !== null || guestPin(pins, now) !== null);
}
