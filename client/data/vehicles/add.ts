import { mutationOptions } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { PendingVehicleData, Vehicle, VehicleCreate } from '../../api/model.ts';
import { createVehicle, getPendingVehicleData, getReadyState } from '../../api/operations.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from './queries.ts';

/** Why a device cannot be added, as far as the contract names it (commerce 8). */
const BARS = ['ALREADY_IN_USE', 'DEACTIVATED', 'INVALID_STATE', 'NO_PRICING_PLAN'] as const;
export type DeviceBar = (typeof BARS)[number] | 'NOT_FOUND' | 'OTHER';

/** A device that cannot be added; `own` is the vehicle of the user's own that has it already. */
export type BarredDevice = { bar: DeviceBar; own: Vehicle | null };

/** A device that can be put into a vehicle, and what its installer entered of that, if anything. */
export type NewDevice = { key: string; product: string; known: PendingVehicleData | null };

/** Looks a serial number up for an account; says why it cannot be added there. Rejects when that could not be found out. */
export async function findDevice(key: string, account: number): Promise<NewDevice | BarredDevice> {
  const state = await orNull(getReadyState(key, { auth: 'none' }));
  if (!state) return { bar: 'NOT_FOUND', own: null };
  if (!state.ready) {
    const bar = BARS.find((bar) => bar === state.reason) ?? 'OTHER';
    return { bar, own: bar === 'ALREADY_IN_USE' ? await ownWith(key) : null };
  }
  const known = await orNull(getPendingVehicleData(key, { subscriber: account }));
  return { key: state.device_key, product: state.product_name ?? '', known };
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

/** What an answer holds; null where there is nothing to be found, which is no failure here (commerce 8). */
async function orNull<Data>(answer: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return await body(answer);
  } catch (failure) {
    if (errorOfFailure(failure).status === 404) return null;
    throw failure;
  }
}

/** Puts a device into a new vehicle, which stands in the list before that is read again. */
export const vehicleCreate = () =>
  mutationOptions({
    mutationKey: ['createVehicle'],
    mutationFn: (request: VehicleCreate) => body(createVehicle(request)),
    onSuccess: (vehicle) =>
      queryClient.setQueryData(vehiclesQuery().queryKey, (vehicles) => vehicles && [...vehicles, vehicle]),
  });
