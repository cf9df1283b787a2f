import { mutationOptions } from '@tanstack/react-query';
import {
  cancelTransfer,
  getCancelTransferMutationKey,
  getStartTransferMutationOptions,
} from '../../../generated/client/device.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { ifOffered } from '../offered.ts';
import { queryClient } from '../query-client.ts';
import { changeVehicle } from '../vehicles/cache.ts';
import { isSeen } from '../vehicles/is-seen.ts';

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
export const transferCancel = ({ id, device_key }: Pick<Vehicle, 'id' | 'device_key'>) =>
  mutationOptions({
    mutationKey: getCancelTransferMutationKey(),
    mutationFn: () =>
      ifOffered(
        () => cancelTransfer(device_key),
        () => isSeen(id),
      ),
    onSuccess: () =>
      changeVehicle(id, (known) => ({ ...known, is_pending_transfer: false, pending_transfer_to: null })),
    onError: lookAgain,
  });
