import { forbidden, invalid, noContent, notFound } from '../contract/replies.ts';
import type { HandlersOf } from '../contract/types.ts';
import { refusedToken } from '../domain/accounts/refusals.ts';
import { REFUSALS, serviceRefusal } from '../domain/commands/gates.ts';
import { iso } from '../domain/iso.ts';
import { deviceOf } from '../domain/subjects.ts';
import { acceptTransfer, declineTransfer } from '../domain/transfers/answer.ts';
import { cancelOffer, offer, pendingTransfer } from '../domain/transfers/offer.ts';
import type { Services } from './services.ts';

type Built = 'startTransfer' | 'cancelTransfer' | 'acceptTransfer' | 'declineTransfer';

const ANOTHER_PERSON = 'This transfer was sent to another person.';

export const transferOperations = ({ telemetry }: Services): HandlersOf<Built> => ({
  startTransfer: ({ params, body }, { world, caller, now }) => {
    const vehicle = world.tables.vehicles.oneBy('device_key', params.deviceKey);
    if (!vehicle) return notFound;
    if (serviceRefusal(deviceOf(world, vehicle), caller.user, now) === 'RESTRICTED') {
      return forbidden('RESTRICTED', REFUSALS.RESTRICTED);
    }
    const outcome = offer(world, vehicle, caller.user, body, now);
    switch (outcome.kind) {
      case 'invalid':
        return invalid(outcome.errors);
      case 'already_pending':
        return forbidden('PENDING_TRANSFER', 'A transfer of this vehicle is already pending.');
      case 'offered': {
        const { device_key, email, created_at } = outcome.transfer;
        return { status: 201, body: { type: 'transfer_request', device_key, email, created_at: iso(created_at) } };
      }
    }
  },

  cancelTransfer: ({ params }, { world }) => {
    const transfer = pendingTransfer(world, params.deviceKey);
    if (!transfer) {
      return { status: 404, body: { detail: 'No transfer of this vehicle is pending.', code: 'NO_PENDING_TRANSFER' } };
    }
    cancelOffer(world, transfer);
    return noContent;
  },

  acceptTransfer: ({ query }, { world, caller, now }) => {
    const outcome = acceptTransfer(world, query.token, caller.user, { telemetry, now });
    switch (outcome.kind) {
      case 'refused':
        return refusedToken('transfer', outcome.problem);
      case 'wrong_person':
        return forbidden('ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS', ANOTHER_PERSON);
      case 'done':
        return noContent;
    }
  },

  declineTransfer: ({ query }, { world, caller }) => {
    const outcome = declineTransfer(world, query.token, caller.user);
    switch (outcome.kind) {
      case 'refused':
        return refusedToken('transfer', outcome.problem);
      case 'wrong_person':
        return forbidden('DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS', ANOTHER_PERSON);
      case 'done':
        return noContent;
    }
  },
});
