import type { Device } from '../../api/model.ts';
import { DAY } from '../time/duration.ts';
import { monthsAfter } from './charges.ts';
import { isTrialAddOn, streamingOf } from './streaming.ts';

/** Days of a free trial (commerce 3). */
const TRIAL_DAYS = 30;

/** Milliseconds since 1970. */
export type Period = { start: number; end: number };

/** The month or trial that an allowance is for: it ends with the paid term of the add-on. `null`: the server does not tell. */
export function dataPeriod(device: Pick<Device, 'plan_add_ons' | 'pricing_plan'>, now: number): Period | null {
  const held = streamingOf(device.plan_add_ons, now);
  if (!held?.expiration) return null;
  const end = Date.parse(held.expiration);
  return { start: isTrialAddOn(device, held) ? end - TRIAL_DAYS * DAY : monthsAfter(end, -1), end };
}

/**
 * When an allowance is used up at the pace of the period so far. `null`: not before the period ends, or unclear, because the period
 * is not known, began less than a day ago, or nothing was used.
 */
export function usedUpAt(
  period: Period | null,
  now: number,
  { used, total }: { used: number; total: number },
): number | null {
  if (!period || used <= 0 || used >= total) return null;
  const { start, end } = period;
  if (now - start < DAY || now >= end) return null;
  const at = start + (now - start) * (total / used);
  return at < end ? at : null;
}
