import { getCreateVehicleMutationOptions, getPendingVehicleData } from '../../../generated/client/vehicle.ts';
import type { PendingVehicleData, Vehicle } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from './queries.ts';
import { type DeviceRefusal, orNull, readyDevice } from './ready-state.ts';

/** A device that cannot be added. `own`: the user's vehicle that has it already. */
export type RefusedDevice = { refusal: DeviceRefusal; own: Vehicle | null };

/** A device that can be added, with the installer's data on its vehicle, if any. */
export type NewDevice = { key: string; product: string; known: PendingVehicleData | null };

/** Looks up a serial number for an account. Returns why it cannot be added there. Rejects if the lookup fails. */
export async function findDevice(key: string, account: number): Promise<NewDevice | RefusedDevice> {
  const device = await readyDevice(key);
  const { refusal, product } = device;
  if (refusal !== null) return { refusal, own: refusal === 'ALREADY_IN_USE' ? await ownWith(key) : null };
  const known = await orNull(getPendingVehicleData(key, { subscriber: account }));
  return { key: device.key, product, known };
}

/** The user's vehicle with a device. Reads the list again, because it may have been added elsewhere. */
async function ownWith(key: string): Promise<Vehicle | null> {
  const find = (vehicles: readonly Vehicle[] = []) =>
    vehicles.find((vehicle) => vehicle.device_key === key && !vehicle.isShared) ?? null;
  const query = vehiclesQuery();
  return (
    find(queryClient.getQueryData(query.queryKey)) ?? find(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
  );
}

/** Adds a device in a new vehicle and caches it before the list is read again. */
export const vehicleCreate = () =>
  getCreateVehicleMutationOptions({
    mutation: {
      onSuccess: (vehicle) => {
        queryClient.setQueryData(vehiclesQuery().queryKey, (vehicles) => vehicles && [...vehicles, vehicle]);
      },
    },
  });
