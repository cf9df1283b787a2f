import { getClearTroubleCodeMutationOptions } from '../../../generated/client/vehicle.ts';
import type { TroubleCodeAnswer } from '../../api/model.ts';
import { changeVehicle } from './cache.ts';

/** Clears a trouble code of a vehicle (core 7) and caches the remaining ones. */
export const troubleCodeClearing = () =>
  getClearTroubleCodeMutationOptions({
    mutation: { onSuccess: (answer, { vehicleId }) => patchTroubleCodes(vehicleId, answer) },
  });

function patchTroubleCodes(
  vehicleId: number,
  { dtc_codes, dtc_error_count, dismissed_codes }: TroubleCodeAnswer,
): void {
  const count = dtc_error_count ?? Object.keys(dtc_codes).length;
  changeVehicle(vehicleId, (vehicle) => ({
    ...vehicle,
    dtc_codes,
    dtc_error_count: count,
    ...(dismissed_codes && { dismissed_codes }),
  }));
}
