import { expect, test } from 'vitest';
import { directionsUrl } from './directions.ts';

const shop = { latitude: 41.886, longitude: -87.652 };

test.each([
  ['Win32', shop, 'https://www.google.com/maps/dir/?api=1&destination=41.886%2C-87.652'],
  [
    'Linux armv81',
    { address: '1 Rue Été & Co' },
    'https://www.google.com/maps/dir/?api=1&destination=1+Rue+%C3%89t%C3%A9+%26+Co',
  ],
  ['iPhone', shop, 'https://maps.apple.com/?daddr=41.886%2C-87.652'],
  ['MacIntel', { address: '264 W Lake St' }, 'https://maps.apple.com/?daddr=264+W+Lake+St'],
])('[core 3] directions on %s have the destination and nothing else', (platform, destination, url) => {
  expect(directionsUrl(destination, platform)).toBe(url);
});
