import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { vehicleQuery, vehiclesQuery } from './queries.ts';
import { useWatchedRefresh } from './refresh.ts';

/** A vehicle of the account, by the id in the address. */
export type Found =
  | { status: 'pending' }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown; retry: () => void }
  /** `readAt`: by the browser's clock. `hasFailed`: the last read failed. */
  | { status: 'found'; vehicle: Vehicle; readAt: number; hasFailed: boolean };

/**
 * The vehicle from the list, at its current age. Read separately while a long list is loading or if the list lacks it.
 * The server decides whether it exists. `id`: as in the address.
 */
export function useVehicle(id: string | undefined): Found {
  const vehicleId = /^\d{1,15}$/.test(id ?? '') ? Number(id) : null;
  const list = useQuery(vehiclesQuery());
  const listed = useMemo(() => list.data?.find((vehicle) => vehicle.id === vehicleId), [list.data, vehicleId]);
  const single = useQuery({
    ...vehicleQuery(vehicleId ?? 0),
    enabled: vehicleId !== null && listed === undefined,
  });
  useWatchedRefresh(() => (vehicleId === null ? [] : [vehicleId]));

  if (vehicleId === null) return { status: 'missing' };
  if (listed) {
    return { status: 'found', vehicle: listed, readAt: list.dataUpdatedAt, hasFailed: list.isRefetchError };
  }
  if (isGone(single.error)) return { status: 'missing' };
  if (single.data) {
    return { status: 'found', vehicle: single.data, readAt: single.dataUpdatedAt, hasFailed: single.isRefetchError };
  }
  if (single.error) return { status: 'failed', error: single.error, retry: () => void single.refetch() };
  return { status: 'pending' };
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.kind === 'not-found';
