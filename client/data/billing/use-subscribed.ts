import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Subscribed, subscribedOf } from '../../rules/billing/subscribed.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { devicesQuery } from './queries.ts';

/** Subscriptions of the account, once both lists are loaded. */
export type SubscribedQuery = {
  data: Subscribed[] | undefined;
  /** The failure of the first load. Later failures keep the data. */
  error: Error | null;
  refetch: () => void;
};

/**
 * The user's own vehicles with device and billing. Without structural sharing: comparing ten thousand devices takes longer than
 * rendering the visible ones.
 */
export function useSubscribed(isAllowed: boolean): SubscribedQuery {
  const vehicles = useQuery({ ...vehiclesQuery(), enabled: isAllowed });
  const devices = useQuery({
    ...devicesQuery(),
    enabled: isAllowed,
    structuralSharing: false,
    refetchOnMount: 'always',
  });
  const data = useMemo(
    () => (vehicles.data && devices.data ? subscribedOf(vehicles.data, devices.data) : undefined),
    [vehicles.data, devices.data],
  );
  const refetch = () => {
    void vehicles.refetch();
    void devices.refetch();
  };
  return { data, error: data ? null : (vehicles.error ?? devices.error), refetch };
}
