import { getCancelTransferMutationOptions, getStartTransferMutationOptions } from '../../../generated/client/device.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { changeVehicle } from '../vehicles/cache.ts';

/** The server knows of another state than the portal: a transfer was started, answered or canceled elsewhere. */
const OVERTAKEN: readonly (string | null)[] = ['PENDING_TRANSFER', 'NO_PENDING_TRANSFER'];

const lookAgain = (failure: unknown) => {
  if (OVERTAKEN.includes(errorOfFailure(failure).code)) afterWrite(queryClient, 'startTransfer');
};

/** Offers a vehicle to the owner of an address (commerce 7). From then on it cannot be changed (commerce 4). */
export const transferStart = ({ id }: Pick<Vehicle, 'id'>) =>
  getStartTransferMutationOptions({
    mutation: {
      onSuccess: ({ email }) =>
        changeVehicle(id, (known) => ({ ...known, is_pending_transfer: true, pending_transfer_to: email })),
      onError: lookAgain,
    },
  });

/** Takes the offer back, which lets the vehicle be changed again (commerce 4). */
export const transferCancel = ({ id }: Pick<Vehicle, 'id'>) =>
  getCancelTransferMutationOptions({
    mutation: {
      onSuccess: () =>
        changeVehicle(id, (known) => ({ ...known, is_pending_transfer: false, pending_transfer_to: null })),
      onError: lookAgain,
    },
  });
