import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CitiesFile, GazetteerFile } from './gazetteer.ts';
import { createGeocoder } from './geocoder.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/map/${name}`, import.meta.url), 'utf8'));
const geocoder = createGeocoder(read('gazetteer.json') as GazetteerFile, read('cities.json') as CitiesFile);
const labels = (text: string, limit = 5) => geocoder.search(text, limit).map(({ label }) => label);

test('[commerce 7] returns number, street, city, state and postal code', () => {
  expect(geocoder.reverse(-87.6241, 41.895)).toEqual({
    title: '715 N Michigan Ave',
    number: '715',
    street: 'N Michigan Ave',
    city: 'Chicago',
    state: 'IL',
    postalcode: '60611',
  });
});

test('[commerce 7] numbers the sides of a street even and odd', () => {
  expect(geocoder.reverse(-87.65286, 41.8869)).toMatchObject({ number: '1026', street: 'W Fulton Market' });
  expect(geocoder.reverse(-87.65286, 41.8866)).toMatchObject({ number: '1027', street: 'W Fulton Market' });
});

test('[commerce 7] names the route and the crossing street on a motorway', () => {
  expect(geocoder.reverse(-87.6462, 41.8827)).toMatchObject({ number: '', street: 'I-90/94 near W Washington St' });
});

test('[commerce 7] falls back to a nearby place away from streets', () => {
  expect(geocoder.reverse(-87.61, 41.89)).toMatchObject({ title: 'Navy Pier', number: '', street: '' });
  expect(geocoder.reverse(-87.6, 41.95)).toMatchObject({ title: 'Chicago', number: '', street: '' });
});

test('[commerce 7] names suburbs inside the street map', () => {
  expect(geocoder.reverse(-87.79, 41.885)).toMatchObject({ city: 'Oak Park', state: 'IL' });
  expect(geocoder.reverse(-87.76, 41.845)).toMatchObject({ city: 'Cicero', state: 'IL' });
});

test.each([
  [-88.15, 41.77, 'Naperville', 'IL'],
  [-118.3, 34.05, 'Los Angeles', 'CA'],
  [-79.4, 43.7, 'Toronto', 'ON'],
  [151.2, -33.87, 'Sydney', 'NSW'],
])('[commerce 7] returns only town and state outside the street map: %s, %s', (lon, lat, city, state) => {
  expect(geocoder.reverse(lon, lat)).toEqual({ title: city, number: '', street: '', city, state, postalcode: '' });
});

test('[commerce 7] returns nothing far from every town', () => {
  expect(geocoder.reverse(0, 0)).toBeNull();
});

test('finds the street that has the number and part of the name', () => {
  expect(geocoder.search('1026 W Fulton', 5)).toEqual([
    {
      title: '1026 W Fulton Market',
      number: '1026',
      street: 'W Fulton Market',
      city: 'Chicago',
      state: 'IL',
      postalcode: '60607',
      label: '1026 W Fulton Market, Chicago, IL 60607',
      lon: -87.652858,
      lat: 41.88673,
    },
  ]);
});

test.each([
  ['100 michigan', ['100 N Michigan Ave, Chicago, IL 60601', '100 S Michigan Ave, Chicago, IL 60603']],
  ['1060 West Addison Street', ['1060 W Addison St, Chicago, IL 60657']],
  ['233 s wacker', ['233 S Wacker Dr, Chicago, IL 60606']],
  ['wrigley f', ['Wrigley Field, Chicago, IL 60613']],
  ['60607', ['Chicago, IL 60607']],
  ['naperv', ['Naperville, IL']],
  ['montreal', ['Montréal, QC', 'Montréal-Ouest, QC']],
  ['99999 W Fulton Market', []],
  ['nowhere at all', []],
  [' , ', []],
])('finds: %s', (text, found) => {
  expect(labels(text)).toEqual(found);
});

test('narrows a search by the words after a comma', () => {
  expect(labels('Springfield, IL', 1)).toEqual(['Springfield, IL']);
  expect(labels('Springfield, MA', 1)).toEqual(['Springfield, MA']);
});

test('sorts nearby results first and limits their number', () => {
  expect(labels('Logan', 3)).toEqual([
    'W Logan Blvd, Chicago, IL 60647',
    'Logan Square, Chicago, IL 60647',
    'Logan Square station, Chicago, IL 60647',
  ]);
});

test.each([
  ['1060 W Addison St, Chicago, IL 60613', -87.6553, 41.9472],
  ['233 S Wacker Dr, Chicago, IL 60606', -87.6367, 41.8791],
  ['2400 N Western Ave, Chicago, IL 60647', -87.6876, 41.9246],
  ['1300 S Michigan Ave, Chicago, IL 60605', -87.6241, 41.8661],
])('places a complete address within a few meters: %s', (address, lon, lat) => {
  const place = geocoder.place(address);
  expect(Math.abs((place?.lon ?? 0) - lon)).toBeLessThan(2e-4);
  expect(Math.abs((place?.lat ?? 0) - lat)).toBeLessThan(2e-4);
});

test('places an unknown street in its town and an unknown town nowhere', () => {
  expect(geocoder.place('12 Nonesuch Rd, Toronto, ON 12345')?.label).toBe('Toronto, ON');
  expect(geocoder.place('12 Nonesuch Rd')).toBeNull();
});
