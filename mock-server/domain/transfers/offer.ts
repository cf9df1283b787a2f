import { DAY } from '../../world/duration.ts';
import { sendOut } from '../../world/outbox.ts';
import { secretId } from '../../world/random.ts';
import type { Instant, TransferRow, UserRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Errors } from '../accounts/messages.ts';
import { addressOf, fullName } from '../accounts/people.ts';
import { schedule, unschedule } from '../due.ts';
import { offerLetter, offerText, outcomeLetter } from './letters.ts';

const LIFE = 14 * DAY;

export type OfferOutcome =
  | { kind: 'invalid'; errors: Errors }
  | { kind: 'already_pending' }
  | { kind: 'offered'; transfer: TransferRow };

/** The pending offer of a vehicle. */
export function pendingTransfer(world: World, deviceKey: string): TransferRow | undefined {
  return world.tables.transfers.by('device_key', deviceKey).find(({ status }) => status === 'pending');
}

/** Offers a vehicle with its device to another user (core 4). Locks it until the answer. */
export function offer(
  world: World,
  vehicle: VehicleRow,
  owner: UserRow,
  request: { email: string; subscriber_id: number },
  now: Instant,
): OfferOutcome {
  const email = addressOf(request.email);
  const errors: Errors = {};
  if (email === owner.email) errors['email'] = ['Must be the email of another person'];
  if (request.subscriber_id !== vehicle.subscriber) errors['subscriber_id'] = ['Must be the account of the vehicle'];
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (vehicle.pending_transfer_to !== null) return { kind: 'already_pending' };

  const { transfers, vehicles, subscribers } = world.tables;
  const transfer = transfers.put({
    id: secretId(),
    device_key: vehicle.device_key,
    vehicle: vehicle.id,
    subscriber: vehicle.subscriber,
    email,
    status: 'pending',
    created_at: now,
    expires_at: now + LIFE,
  });
  schedule(world, 'transfer_expires', transfer.id, transfer.expires_at);
  vehicles.update(vehicle.id, { pending_transfer_to: email });
  const name = vehicle.vehicle_name;
  sendOut(world, offerLetter({ token: transfer.id, to: email, owner: fullName(owner), vehicle: name }));
  if (subscribers.get(vehicle.subscriber)?.text_message_consent && owner.phone_number) {
    sendOut(world, offerText({ to: owner.phone_number, vehicle: name, email }));
  }
  return { kind: 'offered', transfer };
}

/** Cancels an offer and unlocks the vehicle. */
export function cancelOffer(world: World, transfer: TransferRow): void {
  closeTransfer(world, transfer, 'canceled');
  const vehicle = world.tables.vehicles.get(transfer.vehicle)?.vehicle_name ?? transfer.device_key;
  sendOut(world, outcomeLetter(transfer.email, { vehicle, email: transfer.email }, 'canceled'));
}

/** Closes an offer and unlocks its vehicle. */
export function closeTransfer(world: World, { id, vehicle }: TransferRow, status: TransferRow['status']): void {
  unschedule(world, 'transfer_expires', id);
  world.tables.transfers.update(id, { status });
  world.tables.vehicles.update(vehicle, { pending_transfer_to: null });
}
