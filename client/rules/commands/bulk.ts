import type { Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { interruptionOf, type Notices } from '../notices/notices.ts';
import { isInDeepSleep, lapse } from '../vehicle/vehicle-state.ts';
import { type CommandDisabledReason, type CommandViewer, commandGate, disabledReasonOfCode } from './command-gate.ts';

/** Lock, unlock and refresh (core 2.7). */
export const BULK_COMMANDS = ['arm', 'disarm', 'location'] as const;
export type BulkCommand = (typeof BULK_COMMANDS)[number];

/** Why a vehicle cannot be ticked that the specification has a word for (core 2.7, core 5). */
export const BULK_STATES = ['expired', 'paused', 'tracking_only', 'deep_sleep'] as const;
export type BulkState = (typeof BULK_STATES)[number];
export const isBulkState = (disabledReason: CommandDisabledReason): disabledReason is BulkState =>
  BULK_STATES.some((state) => state === disabledReason);

/** Who asks, when, what is interrupted meanwhile, and which vehicles somebody else has for themselves (`lentVehicles`). */
export type BulkViewer = Pick<CommandViewer, 'user' | 'now'> & {
  notices: Notices;
  exclusiveToOthers?: ReadonlySet<number>;
};

/**
 * Whether a vehicle can be ticked for a command (core 5); null: none is chosen yet, so that only what no command could reach
 * is barred. The documented states come first: what else bars a vehicle (access, product, an interruption) is not one of
 * them and says its reason instead. A lost connection bars sending, not ticking: what was ticked waits for it.
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
 * Whether commands to several vehicles are offered: not where all of them are barred from every command for one and the same
 * reason, which is said instead. Of different reasons, and of what goes by again (an interruption, exclusive access), the
 * dialog tells for each vehicle. Null: there is no vehicle at all.
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
