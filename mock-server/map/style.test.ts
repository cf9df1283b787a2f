import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { mapStyle, plainStyle } from './style.ts';

const base = 'https://portal.example/map';
const themes = ['light', 'dark'] as const;

test.each(themes)('the %s style is valid', (theme) => {
  expect(validateStyleMin(mapStyle({ theme, base }))).toEqual([]);
});

test.each(themes)('the plain %s style is valid', (theme) => {
  expect(validateStyleMin(plainStyle(theme))).toEqual([]);
});

test.each(themes)('the %s style credits OpenStreetMap and GeoNames', (theme) => {
  const { sources } = mapStyle({ theme, base });
  expect(sources['streets']).toMatchObject({ attribution: expect.stringContaining('© OpenStreetMap contributors') });
  expect(sources['context']).toMatchObject({ attribution: expect.stringContaining('GeoNames') });
});

test('fetches everything from the base URL and needs no glyph server', () => {
  const { sources, ...style } = mapStyle({ theme: 'light', base });
  expect(sources['streets']).toMatchObject({ tiles: ['https://portal.example/map/tiles/{z}/{x}/{y}.pbf'] });
  expect(sources['context']).toMatchObject({ tiles: ['https://portal.example/map/context/{z}/{x}/{y}.pbf'] });
  expect(sources['outskirts']).toMatchObject({ data: 'https://portal.example/map/outskirts.json' });
  expect(style.glyphs).toBeUndefined();
  expect(style.sprite).toBeUndefined();
});

test("draws all labels in the portal's font", () => {
  const fonts = mapStyle({ theme: 'light', base }).layers.flatMap((layer) =>
    layer.type === 'symbol' ? [layer.layout?.['text-font']] : [],
  );
  expect(fonts.length).toBeGreaterThan(8);
  expect(new Set(fonts.map(String))).toEqual(new Set(['Inter Variable']));
});

test('uses themes that differ only in colors', () => {
  const [light, dark] = themes.map((theme) => mapStyle({ theme, base }));
  expect(light?.layers.map(({ id }) => id)).toEqual(dark?.layers.map(({ id }) => id));
  expect(light?.layers[0]).toMatchObject({ paint: { 'background-color': '#C9DBE3' } });
  expect(dark?.layers[0]).toMatchObject({ paint: { 'background-color': '#0E222D' } });
});
