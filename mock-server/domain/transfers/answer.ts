import type { Telemetry } from '../../telemetry/telemetry.ts';
import { sendOut } from '../../world/outbox.ts';
import type { Instant, TransferRow, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { ownerOf } from '../accounts/people.ts';
import { problemOf, type TokenProblem } from '../accounts/refusals.ts';
import { outcomeLetter } from './letters.ts';
import { moveVehicle } from './move.ts';
import { closeTransfer } from './offer.ts';

export type AnswerOutcome =
  | { kind: 'refused'; problem: TokenProblem }
  /** The vehicle was offered to another user. */
  | { kind: 'wrong_person' }
  | { kind: 'done' };

/** The offer that a user may answer, or why they may not. */
function offerTo(world: World, token: string, user: UserRow): TransferRow | Exclude<AnswerOutcome, { kind: 'done' }> {
  const transfer = world.tables.transfers.get(token);
  if (!transfer) return { kind: 'refused', problem: 'INVALID_TOKEN' };
  if (transfer.email !== user.email) return { kind: 'wrong_person' };
  const problem = problemOf(transfer.status);
  return problem ? { kind: 'refused', problem } : transfer;
}

/** Transfers the vehicle to the accepting user (commerce 4). */
export function acceptTransfer(
  world: World,
  token: string,
  user: UserRow,
  { telemetry, now }: { telemetry: Telemetry; now: Instant },
): AnswerOutcome {
  const transfer = offerTo(world, token, user);
  if ('kind' in transfer) return transfer;
  // Written before the transfer, while the previous owner is known.
  notifyOwner(world, transfer, 'accepted');
  closeTransfer(world, transfer, 'accepted');
  moveVehicle(world, transfer, user, { telemetry, now });
  return { kind: 'done' };
}

/** Declines the offer. The vehicle stays and is unlocked. */
export function declineTransfer(world: World, token: string, user: UserRow): AnswerOutcome {
  const transfer = offerTo(world, token, user);
  if ('kind' in transfer) return transfer;
  closeTransfer(world, transfer, 'declined');
  notifyOwner(world, transfer, 'declined');
  return { kind: 'done' };
}

/** Expires an unanswered offer. */
export function expireTransfer(world: World, token: string, at: Instant): void {
  const transfer = world.tables.transfers.get(token);
  if (transfer?.status !== 'pending') return;
  closeTransfer(world, transfer, 'expired');
  notifyOwner(world, transfer, 'expired', at);
}

type Outcome = 'accepted' | 'declined' | 'expired';

function notifyOwner(world: World, transfer: TransferRow, outcome: Outcome, at?: Instant): void {
  const { email, subscriber } = transfer;
  const owner = ownerOf(world, subscriber);
  const vehicle = world.tables.vehicles.get(transfer.vehicle)?.vehicle_name ?? transfer.device_key;
  if (owner) sendOut(world, outcomeLetter(owner.email, { vehicle, email }, outcome), at);
}
