import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { VEHICLE_STATES } from '../../../rules/vehicle/vehicle-state.ts';
import { LIFTED, layerIds, liftedLayers, MARKERS, markerLayers, markerSource } from './layers.ts';
import type { MarkerLook } from './look.ts';
import { toLifted } from './marker.ts';

const states = VEHICLE_STATES.map((state) => [state, { color: 'rgb(15, 122, 61)', paths: [], isFilled: true }]);
const look: MarkerLook = {
  states: Object.fromEntries(states) as MarkerLook['states'],
  surface: '#FFFFFF',
  ring: '#FFFFFF',
  onState: '#FFFFFF',
  accent: '#007283',
  warning: '#8F5400',
  ink: '#131B1F',
  onInk: '#FFFFFF',
  text: '#131B1F',
  halo: '#FFFFFF',
};

const layers = [...markerLayers(look), ...liftedLayers(look)];

test('sources and layers are a valid style', () => {
  const glyphs = 'https://tiles.example/{fontstack}/{range}.pbf';
  const sources = { [MARKERS]: markerSource, [LIFTED]: { type: 'geojson' as const, data: toLifted([], null, null) } };
  expect(validateStyleMin({ version: 8, glyphs, sources, layers })).toEqual([]);
});

test('names are below discs, and selected markers above all others', () => {
  const order = layers.map(({ id }) => id);
  expect(order).toEqual(Object.values(layerIds));
  expect(order.indexOf(layerIds.name)).toBeLessThan(order.indexOf(layerIds.disc));
  expect(order.at(-1)).toBe(layerIds.liftedName);
});
