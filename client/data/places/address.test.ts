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

test('[commerce 7] an address is number street, city, state postalcode', () => {
  expect(addressText(market)).toBe('1026 W Fulton Market, Chicago, IL 60607');
});

test.each([
  [{ number: '' }, 'W Fulton Market, Chicago, IL 60607'],
  [{ postalcode: '' }, '1026 W Fulton Market, Chicago, IL'],
  [{ state: '' }, '1026 W Fulton Market, Chicago, 60607'],
  [{ number: '', street: '' }, 'Chicago, IL 60607'],
])('[commerce 7] without %j nothing stands in its place', (missing, text) => {
  expect(addressText({ ...market, ...missing })).toBe(text);
});

test('[commerce 7] localOnly leaves city and state out', () => {
  expect(addressText(market, { localOnly: true })).toBe('1026 W Fulton Market');
  expect(townText(market)).toBe('Chicago, IL 60607');
});

test('[commerce 7] with no address part the title is used', () => {
  expect(addressText(lake)).toBe('Lake Michigan');
  expect(addressText({ ...market, title: 'Union Park', number: '', street: '' }, { localOnly: true })).toBe(
    'Union Park',
  );
});

test('an answer is read part by part, whatever else it holds', () => {
  expect(readAddress({ ...market, distance: 12 })).toEqual(market);
  expect(readAddress({ title: ' Lake Michigan ', number: 5, city: null })).toEqual(lake);
});

test.each([null, undefined, 'Chicago', [], {}, { title: '' }])('%j is no address', (answer) => {
  expect(readAddress(answer)).toBeNull();
});
