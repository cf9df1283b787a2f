import { expect, test } from 'vitest';
import { readCredits, sourcesInUse } from './credits.ts';

const OSM =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>';

test('keeps each link of an attribution once', () => {
  expect(readCredits([OSM, '<a href="https://www.geonames.org" target="_blank">GeoNames</a>', OSM])).toEqual([
    { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
    { text: 'GeoNames', href: 'https://www.geonames.org/' },
  ]);
});

test('keeps plain texts and several links of one attribution', () => {
  expect(
    readCredits(["<a href='https://tiles.example/a?b=1&amp;c=2'>&copy; Tiles &amp; Co</a> <b>Imagery</b> | Survey"]),
  ).toEqual([
    { text: '© Tiles & Co', href: 'https://tiles.example/a?b=1&c=2' },
    { text: 'Imagery', href: null },
    { text: 'Survey', href: null },
  ]);
});

test('does not link anything other than a web address', () => {
  expect(readCredits(['<a href="javascript:alert(1)">Maps</a><img src=x onerror=alert(1)>'])).toEqual([
    { text: 'Maps', href: null },
  ]);
});

test('a source is in use if one of its layers is rendered', () => {
  const layers = [
    { id: 'sea', type: 'background' },
    { id: 'states', type: 'line', source: 'context', maxzoom: 6 },
    { id: 'streets', type: 'line', source: 'streets', minzoom: 6 },
  ] as const;
  expect([...sourcesInUse(layers, 5.9)]).toEqual(['context']);
  expect([...sourcesInUse(layers, 6)]).toEqual(['streets']);
});
