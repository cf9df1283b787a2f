import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { knownAddresses } from './known-addresses.ts';
import { addressQuery } from './queries.ts';

const lake = { latitude: 41.885_72, longitude: -87.637_11 };
const address = { title: '', number: '264', street: 'W Lake St', city: 'Chicago', state: 'IL', postalcode: '60606' };

test('[commerce 7] returns addresses that were geocoded already, for places within ten meters', () => {
  const client = new QueryClient();
  client.setQueryData(addressQuery(lake).queryKey, address);
  client.setQueryData(addressQuery({ latitude: 41.9, longitude: -87.6 }).queryKey, null);
  const addressOf = knownAddresses(client);
  expect(addressOf({ latitude: 41.885_71, longitude: -87.637_12 })).toBe('264 W Lake St, Chicago, IL 60606');
  expect(addressOf({ latitude: 41.9, longitude: -87.6 })).toBeNull();
  expect(client.isFetching()).toBe(0);
});

test('knows nothing before the first address', () => {
  expect(knownAddresses(new QueryClient())(lake)).toBeNull();
});
