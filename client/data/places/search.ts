import { queryOptions, skipToken } from '@tanstack/react-query';
import { MINUTE } from '../../rules/time/duration.ts';
import { type Address, addressText, readAddress } from './address.ts';
import { askGeocoder, type Place } from './queries.ts';

/** A completion of a typed address. */
export type Found = { label: string; address: Address; place: Place };

/** Shorter texts match too much. */
const SHORTEST = 3;
const MOST = '6';

/** Completions of a possibly incomplete address, best first. */
export const addressSearchQuery = (typed: string) => {
  const text = typed.trim().slice(0, 200);
  return queryOptions({
    queryKey: ['searchAddresses', text],
    queryFn:
      text.length < SHORTEST
        ? skipToken
        : async ({ signal }) => readFound(await askGeocoder('search', { text, limit: MOST }, signal)),
    staleTime: 10 * MINUTE,
    gcTime: 10 * MINUTE,
  });
};

/** Reads the known parts of an answer of the geocoder. Each label once, because users choose by it. */
export function readFound(answer: unknown): Found[] {
  const { candidates } = (answer ?? {}) as { candidates?: unknown };
  if (!Array.isArray(candidates)) return [];
  const found = candidates.flatMap((candidate: unknown): [string, Found][] => {
    const address = readAddress(candidate);
    const { lat, lon } = (candidate ?? {}) as { lat?: unknown; lon?: unknown };
    if (!address || typeof lat !== 'number' || typeof lon !== 'number') return [];
    const label = addressText(address);
    return [[label, { label, address, place: { latitude: lat, longitude: lon } }]];
  });
  return [...new Map(found.toReversed()).values()].toReversed();
}
