import { expect, test } from 'vitest';
import { type Address, addressText, readAddress, townText } from './address.ts';

const market: Address = {
  title: '1026 W Fulton Market',
  number: '1026',
  street: 'W Fulton Market',
  city: 'Chicago',
  state: 'IL',
  postalcode: '60607',
};
const lake: Address = { title: 'Lake Michigan', number: '', street: '', city: '', state: '', postalcode: '' };

test('[commerce 7] formats number street, city, state postalcode', () => {
  expect(addressText(market)).toBe('1026 W Fulton Market, Chicago, IL 60607');
});

test.each([
  [{ number: '' }, 'W Fulton Market, Chicago, IL 60607'],
  [{ postalcode: '' }, '1026 W Fulton Market, Chicago, IL'],
  [{ state: '' }, '1026 W Fulton Market, Chicago, 60607'],
  [{ number: '', street: '' }, 'Chicago, IL 60607'],
])('[commerce 7] leaves no gap without %j', (missing, text) => {
  expect(addressText({ ...market, ...missing })).toBe(text);
});

test('[commerce 7] leaves out city and state with localOnly', () => {
  expect(addressText(market, { localOnly: true })).toBe('1026 W Fulton Market');
  expect(townText(market)).toBe('Chicago, IL 60607');
});

test('[commerce 7] falls back to the title without address parts', () => {
  expect(addressText(lake)).toBe('Lake Michigan');
  expect(addressText({ ...market, title: 'Union Park', number: '', street: '' }, { localOnly: true })).toBe(
    'Union Park',
  );
});

test('reads the known parts of a response', () => {
  expect(readAddress({ ...market, distance: 12 })).toEqual(market);
  expect(readAddress({ title: ' Lake Michigan ', number: 5, city: null })).toEqual(lake);
});

test.each([null, undefined, 'Chicago', [], {}, { title: '' }])('returns no address for %j', (answer) => {
  expect(readAddress(answer)).toBeNull();
});
