import type { Vehicle } from '../../api/model.ts';
import type { Read } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from './queries.ts';

/** Only the operation, the key prefix of all vehicles. */
const READ_ALONE = ['getVehicle'] satisfies [Read];

/** Cached vehicles that were read one by one, for pages that open before the list is loaded. */
export const readAlone = (): Vehicle[] =>
  queryClient.getQueriesData<Vehicle>({ queryKey: READ_ALONE }).flatMap(([, vehicle]) => vehicle ?? []);

/** All cached vehicles: those of the list, then those read one by one. A vehicle may be in both. */
export const knownVehicles = (): Vehicle[] => [
  ...(queryClient.getQueryData(vehiclesQuery().queryKey) ?? []),
  ...readAlone(),
];
