import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Geofence, GeofenceCreate } from '../../../api/model.ts';
import { rectangleOf, squareAround } from '../../../rules/geofences/drawing.ts';
import { tidied } from '../../../rules/geofences/sphere.ts';
import {
  createRequest,
  newValues,
  type Sent,
  schemaOf,
  shownRadius,
  updateRequest,
  type Values,
  valuesOf,
} from './values.ts';

const CHOSEN = { address: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607' };
const address = { typed: '1026 W Fulton Market, Chicago, IL 60607', chosen: CHOSEN };
const SHOP: Values = { ...newValues('imperial'), name: 'Shop', address, points: [{ lat: 41.88672, lng: -87.65286 }] };
const corners = (...points: [lat: number, lng: number][]) => points.map(([lat, lng]) => ({ lat, lng }));
/** What the server answers to a request. */
const saved = ({ image: _image, ...request }: GeofenceCreate): Geofence => ({
  id: 1,
  city: null,
  state: null,
  postal_code: null,
  address: null,
  radius: null,
  ...request,
  image: null,
});
const sent = (values: Values, units: 'imperial' | 'metric' = 'imperial'): Sent => schemaOf(units).parse(values);
const problems = (values: Partial<Values>, units: 'imperial' | 'metric' = 'imperial') => [
  ...new Set((schemaOf(units).safeParse({ ...SHOP, ...values }).error?.issues ?? []).map(({ path }) => path.join('.'))),
];

const point = fc
  .record({ lat: fc.double({ min: -80, max: 80, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) })
  .map(tidied);
const drawings = fc.oneof(
  fc.record({
    type: fc.constant('radius' as const),
    radius: fc.integer({ min: 1, max: 600_000 }).map((thousandths) => String(thousandths / 1_000)),
    points: point.map((center) => [center]),
  }),
  fc.record({
    type: fc.constant('point_of_interest' as const),
    radius: fc.constant('0'),
    points: point.map((center) => [center]),
  }),
  fc.record({
    type: fc.constantFrom('polygon' as const, 'rectangle' as const),
    radius: fc.constant(''),
    points: point.map(squareAround),
  }),
);

test('[commerce 3] a shape that is drawn, saved and read again is the same', () => {
  fc.assert(
    fc.property(drawings, fc.constantFrom('imperial' as const, 'metric' as const), (drawing, units) => {
      const values = { ...SHOP, ...drawing };
      const again = valuesOf(saved(createRequest(sent(values, units), units)), units);
      expect(again).toEqual(values);
      expect(updateRequest(sent(again, units), again, units)).toBeNull();
    }),
  );
});

describe('[commerce 5] a drawn shape and an address from the list are required', () => {
  test.each([
    [{ address: { typed: 'Shop', chosen: null } }, ['address']],
    [{ points: [] }, ['points']],
    [{ type: 'polygon' as const, points: SHOP.points }, ['points']],
    [{ radius: '' }, ['radius']],
    [{ radius: '0' }, ['radius']],
    [{ radius: '1001' }, ['radius']],
    [{ radius: '1,5' }, []],
    [{ name: '' }, ['name']],
    [{ wrong: ['latitude'] }, ['wrong']],
  ])('%j', (values, paths) => {
    expect(problems(values)).toEqual(paths);
  });

  test('the largest radius is in the unit of the user', () => {
    expect(problems({ radius: '1609' }, 'metric')).toEqual([]);
    expect(problems({ radius: '1610' }, 'metric')).toEqual(['radius']);
  });
});

test.each([
  ['polygon', squareAround({ lat: 41.9, lng: -87.6 }), []],
  ['polygon', corners([41, -88], [41.3, -87.7], [42, -87]), ['points']],
  ['polygon', corners([0, 179.9], [0.1, -180], [0.2, -179.9]), ['points']],
  ['polygon', corners([0, 0], [1, 1], [0, 1], [1, 0]), ['points']],
  ['rectangle', rectangleOf({ lat: 41, lng: -88 }, { lat: 41, lng: -87 }), ['points']],
] as const)('[commerce 5] a %s of %j has the problems %j', (type, points, paths) => {
  expect(problems({ type, radius: '', points })).toEqual(paths);
});

test('[commerce 3] saves a radius in miles and shows it in the unit of the user', () => {
  expect(createRequest(sent({ ...SHOP, radius: '1.609344' }, 'metric'), 'metric').radius).toBe(1);
  expect([shownRadius(0.5, 'imperial'), shownRadius(0.5, 'metric')]).toEqual(['0.5', '0.805']);
  expect([newValues('imperial').radius, newValues('metric').radius]).toEqual(['0.5', '0.8']);
});

test('[commerce 7] a change sends its parts only', () => {
  expect(updateRequest(sent({ ...SHOP, name: 'Yard' }), SHOP, 'imperial')).toEqual({ name: 'Yard' });
  expect(updateRequest(sent({ ...SHOP, radius: '2' }), SHOP, 'imperial')).toEqual({
    type: 'radius',
    radius: 2,
    coordinates: SHOP.points,
    latitude: 41.88672,
    longitude: -87.65286,
  });
});

test('[commerce 4] an outline has no radius, a point of interest the radius 0', () => {
  const points = squareAround({ lat: 41.9, lng: -87.6 });
  const radiusOf = (values: Partial<Values>) => createRequest(sent({ ...SHOP, ...values }), 'imperial').radius;
  expect(radiusOf({ type: 'rectangle', radius: '', points })).toBeNull();
  expect(radiusOf({ type: 'point_of_interest', radius: '0' })).toBe(0);
});
