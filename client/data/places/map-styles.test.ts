import { expect, test } from 'vitest';
import { withKey } from './map-styles.ts';

test('[commerce 7] the key goes where an address asks for it', () => {
  expect(withKey('https://tiles.example/light.json?key={key}', 'a&b')).toBe(
    'https://tiles.example/light.json?key=a%26b',
  );
  expect(withKey('/map/style/light.json', 'secret')).toBe('/map/style/light.json');
});
