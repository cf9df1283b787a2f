import { expect, test } from 'vitest';
import { geofencesMatching } from './search.ts';

const shop = { name: 'Shop', address: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607' };
const depot = { name: 'Dépôt nord', address: null };

test.each([
  ['', ['Shop', 'Dépôt nord']],
  ['depot', ['Dépôt nord']],
  ['fulton shop', ['Shop']],
  ['60607', ['Shop']],
  ['shop nord', []],
  ['p1026', []],
  ['null', []],
])('[commerce 2] "%s" finds %j', (text, names) => {
  expect(geofencesMatching([shop, depot], text).map(({ name }) => name)).toEqual(names);
});

test('[commerce 2] without a text keeps the list as it is', () => {
  const all = [shop, depot];
  expect(geofencesMatching(all, ' ')).toBe(all);
});
