import { expect, test } from 'vitest';
import { withKey } from './map-styles.ts';

test('[commerce 7] inserts the key into an address that has a placeholder', () => {
  expect(withKey('https://tiles.example/light.json?key={key}', 'a&b')).toBe(
    'https://tiles.example/light.json?key=a%26b',
  );
  expect(withKey('/map/style/light.json', 'secret')).toBe('/map/style/light.json');
});
