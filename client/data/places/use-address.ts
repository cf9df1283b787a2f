import { useQuery } from '@tanstack/react-query';
import type { Address } from './address.ts';
import { addressQuery, type Place } from './queries.ts';

/** The address at a place once it is known; null before, where there is none, and when it could not be asked for. */
export function useAddress({ latitude, longitude }: Partial<Place>): Address | null {
  const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return useQuery(addressQuery(place)).data ?? null;
}
