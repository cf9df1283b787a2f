import { expect, test } from 'vitest';
import { areSame, type Marker, toFeature, toLifted } from './marker.ts';

const van: Marker = {
  id: 12,
  name: 'Van 12',
  state: 'parked',
  longitude: -87.652,
  latitude: 41.886,
  heading: 0,
  isInterrupted: false,
};
const truck: Marker = {
  id: 7,
  name: 'Box truck',
  state: 'moving',
  longitude: -87.66,
  latitude: 41.9,
  heading: 90,
  isInterrupted: true,
};

test('converts markers to points with the properties of the layers', () => {
  expect([van, truck].map(toFeature)).toEqual([
    {
      type: 'Feature',
      id: 12,
      geometry: { type: 'Point', coordinates: [-87.652, 41.886] },
      properties: { name: 'Van 12', state: 'parked', heading: 0, isInterrupted: false, rank: 3 },
    },
    {
      type: 'Feature',
      id: 7,
      geometry: { type: 'Point', coordinates: [-87.66, 41.9] },
      properties: { name: 'Box truck', state: 'moving', heading: 90, isInterrupted: true, rank: 4 },
    },
  ]);
});

test('a long name is truncated', () => {
  expect(toFeature({ ...van, name: 'A delivery van of the north' }).properties.name).toBe('A delivery van of the…');
});

test('moving is drawn above parked, offline below', () => {
  const states = ['expired', 'parked', 'offline', 'moving'] as const;
  const features = states.map((state) => toFeature({ ...van, state }));
  expect(features.map(({ properties }) => properties.rank)).toEqual([2, 3, 0, 4]);
});

test('lists that draw the same map are equal', () => {
  expect(areSame([van, truck], [{ ...van }, { ...truck }])).toBe(true);
  expect(areSame([van], [van, truck])).toBe(false);
  expect(areSame([van, truck], [truck, van])).toBe(false);
});

test.each([
  { longitude: -87.6521 },
  { latitude: 41.8861 },
  { heading: 5 },
  { state: 'alarm' },
  { isInterrupted: true },
  { name: 'Van 13' },
] as const)('a marker with another %j is another', (change) => {
  expect(areSame([van], [{ ...van, ...change }])).toBe(false);
});

const alarm: Marker = { ...van, id: 9, state: 'alarm' };

test('lifts the selected, the hovered and every alarm, and no others', () => {
  const lifts = (selectedId: number | null, hoveredId: number | null) =>
    toLifted([van, truck, alarm], selectedId, hoveredId).features.map(({ id, properties }) => [id, properties.lift]);
  expect(lifts(12, 7)).toEqual([
    [12, 'selected'],
    [7, 'hovered'],
    [9, 'alarm'],
  ]);
  expect(lifts(9, 9)).toEqual([[9, 'selected']]);
  expect(lifts(null, 9)).toEqual([[9, 'alarm']]);
});
