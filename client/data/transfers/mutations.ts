import { getCancelTransferMutationOptions, getStartTransferMutationOptions } from '../../../generated/client/device.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { changeVehicle } from '../vehicles/cache.ts';

/** The server has another state: a transfer was started, answered or canceled elsewhere. */
const OVERTAKEN: readonly (string | null)[] = ['PENDING_TRANSFER', 'NO_PENDING_TRANSFER'];

const lookAgain = (failure: unknown) => {
  if (OVERTAKEN.includes(errorOfFailure(failure).code)) afterWrite(queryClient, 'startTransfer');
};

/** Offers a vehicle to the owner of an address (commerce 7), which locks it against changes (commerce 4). */
export const transferStart = ({ id }: Pick<Vehicle, 'id'>) =>
  getStartTransferMutationOptions({
    mutation: {
      onSuccess: ({ email }) =>
        changeVehicle(id, (known) => ({ ...known, is_pending_transfer: true, pending_transfer_to: email })),
      onError: lookAgain,
    },
  });

/** Cancels the offer, which unlocks the vehicle (commerce 4). */
export const transferCancel = ({ id }: Pick<Vehicle, 'id'>) =>
  getCancelTransferMutationOptions({
    mutation: {
      onSuccess: () =>
        changeVehicle(id, (known) => ({ ...known, is_pending_transfer: false, pending_transfer_to: null })),
      onError: lookAgain,
    },
  });
