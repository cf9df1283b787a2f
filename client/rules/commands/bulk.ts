import type { Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { interruptionOf, type Notices } from '../notices/notices.ts';
import { isInDeepSleep, lapse } from '../vehicle/vehicle-state.ts';
import { type CommandDisabledReason, type CommandViewer, commandGate, disabledReasonOfCode } from './command-gate.ts';

/** Lock, unlock and refresh (core 2.7). */
export const BULK_COMMANDS = ['arm', 'disarm', 'location'] as const;
export type BulkCommand = (typeof BULK_COMMANDS)[number];

/** Disabled reasons that the specification names (core 2.7, core 5). */
export const BULK_STATES = ['expired', 'paused', 'tracking_only', 'deep_sleep'] as const;
export type BulkState = (typeof BULK_STATES)[number];
export const isBulkState = (disabledReason: CommandDisabledReason): disabledReason is BulkState =>
  BULK_STATES.some((state) => state === disabledReason);

/** The user, the time, current interruptions, and the vehicles that are exclusive to other users. */
export type BulkViewer = Pick<CommandViewer, 'user' | 'now'> & {
  notices: Notices;
  exclusiveToOthers?: ReadonlySet<number>;
};

/**
 * Whether a vehicle can be ticked for a command (core 5). With `null` (none chosen yet), only disables what no command can reach.
 * The documented states come first. Other reasons (access, product, an interruption) show their own text. A lost connection
 * disables sending, not ticking: the ticked vehicles wait for it.
 */
export function bulkGate(
  vehicle: Vehicle,
  command: BulkCommand | null,
  { user, now, notices, exclusiveToOthers }: BulkViewer,
): Gate<CommandDisabledReason> {
  const lapsed = lapse(vehicle, now);
  if (lapsed) return { allowed: false, reason: lapsed };
  if (isInDeepSleep(vehicle)) return { allowed: false, reason: 'deep_sleep' };
  const asked = command ?? 'location';
  if (vehicle.tracking_only && asked !== 'location') return { allowed: false, reason: 'tracking_only' };
  const gate = commandGate(vehicle, asked, {
    user,
    now,
    isExclusiveToOther: exclusiveToOthers?.has(vehicle.id) ?? false,
  });
  if (!gate.allowed) return gate;
  const interruption = disabledReasonOfCode(interruptionOf(vehicle.product_name, notices));
  return interruption ? { allowed: false, reason: interruption } : gate;
}

/**
 * Whether to offer bulk commands. Disabled if every vehicle has the same permanent reason for all commands. If the reasons differ
 * or pass by themselves (an interruption, exclusive access), the dialog shows them by vehicle. `null`: there are no vehicles.
 */
export function bulkOffer(
  vehicles: readonly Vehicle[],
  viewer: Omit<BulkViewer, 'notices' | 'exclusiveToOthers'>,
): Gate<CommandDisabledReason> | null {
  let common: CommandDisabledReason | null = null;
  for (const vehicle of vehicles) {
    const gate = bulkGate(vehicle, null, { ...viewer, notices: { outage: null, maintenance: null } });
    if (gate.allowed || (common !== null && gate.reason !== common)) return { allowed: true };
    common = gate.reason;
  }
  return common && { allowed: false, reason: common };
}
