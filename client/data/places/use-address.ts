import { useQuery } from '@tanstack/react-query';
import type { Address } from './address.ts';
import { addressQuery, type Place } from './queries.ts';

/** Address of a place. `null` while loading, if unknown, or after a failure. */
export function useAddress({ latitude, longitude }: Partial<Place>): Address | null {
  const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return useQuery(addressQuery(place)).data ?? null;
}
