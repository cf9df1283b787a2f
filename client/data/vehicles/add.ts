import { getCreateVehicleMutationOptions, getPendingVehicleData } from '../../../generated/client/vehicle.ts';
import type { PendingVehicleData, Vehicle } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from './queries.ts';
import { type DeviceRefusal, orNull, readyDevice } from './ready-state.ts';

/** A device that cannot be added; `own` is the vehicle of the user's own that has it already. */
export type RefusedDevice = { refusal: DeviceRefusal; own: Vehicle | null };

/** A device that can be put into a vehicle, and what its installer entered of that, if anything. */
export type NewDevice = { key: string; product: string; known: PendingVehicleData | null };

/** Looks a serial number up for an account; says why it cannot be added there. Rejects when that could not be found out. */
export async function findDevice(key: string, account: number): Promise<NewDevice | RefusedDevice> {
  const device = await readyDevice(key);
  const { refusal, product } = device;
  if (refusal !== null) return { refusal, own: refusal === 'ALREADY_IN_USE' ? await ownWith(key) : null };
  const known = await orNull(getPendingVehicleData(key, { subscriber: account }));
  return { key: device.key, product, known };
}

/** The user's own vehicle with a device; the list is read again, because it may have been added elsewhere since. */
async function ownWith(key: string): Promise<Vehicle | null> {
  const find = (vehicles: readonly Vehicle[] = []) =>
    vehicles.find((vehicle) => vehicle.device_key === key && !vehicle.isShared) ?? null;
  const query = vehiclesQuery();
  return (
    find(queryClient.getQueryData(query.queryKey)) ?? find(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
  );
}

/** Puts a device into a new vehicle, which stands in the list before that is read again. */
export const vehicleCreate = () =>
  getCreateVehicleMutationOptions({
    mutation: {
      onSuccess: (vehicle) => {
        queryClient.setQueryData(vehiclesQuery().queryKey, (vehicles) => vehicles && [...vehicles, vehicle]);
      },
    },
  });
