import type { QueryClient } from '@tanstack/react-query';
import { type Address, addressText } from './address.ts';
import { addressQuery, type Place } from './queries.ts';

/** Full address of each place that was geocoded already. Asks for none. */
export function knownAddresses(client: QueryClient): (place: Place) => string | null {
  const known = new Map<string, string>();
  for (const [key, address] of client.getQueriesData<Address | null>({ queryKey: addressQuery(null).queryKey })) {
    if (address) known.set(key.join(' '), addressText(address));
  }
  if (known.size === 0) return () => null;
  return (place) => known.get(addressQuery(place).queryKey.join(' ')) ?? null;
}
