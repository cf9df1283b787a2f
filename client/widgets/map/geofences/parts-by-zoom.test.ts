import { type ExpressionSpecification, featureFilter } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import type { Shape } from '../../../rules/geofences/shape.ts';
import { partsOf } from './drawn-geofence.ts';
import { IS_AREA, IS_DOT } from './parts-by-zoom.ts';

const POINT = 1;
const POLYGON = 3;

/** 14 pixels wide at zoom 9.94. */
const YARD: Shape = {
  type: 'polygon',
  radius: null,
  coordinates: [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 0.01 },
    { lat: 0.01, lng: 0.01 },
  ],
};

test.each([
  [9, { dot: true, area: false }],
  [10, { dot: false, area: true }],
])('[commerce 2] draws either the dot or the area of a geofence: at zoom %i, %j', (zoom, drawn) => {
  const { properties } = partsOf(YARD, { fence: 1, name: 'Yard' });
  const passes = (filter: ExpressionSpecification, type: 1 | 3) =>
    featureFilter(filter, 'layers[0].filter').filter({ zoom }, { type, properties });
  expect({ dot: passes(IS_DOT, POINT), area: passes(IS_AREA, POLYGON) }).toEqual(drawn);
});
