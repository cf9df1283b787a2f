import type { ExpressionSpecification } from 'maplibre-gl';

/** Filters of the layers of geofences. The map evaluates them at whole zooms, for a dot and its area at the same one. */
export const IS_POINT: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];
export const IS_DOT: ExpressionSpecification = ['all', IS_POINT, ['<', ['zoom'], ['get', 'dotBelow']]];
/** An area that no dot stands for. */
export const IS_AREA: ExpressionSpecification = [
  'all',
  ['==', ['geometry-type'], 'Polygon'],
  ['>=', ['zoom'], ['get', 'dotBelow']],
];
