import type { ExpressionSpecification } from 'maplibre-gl';

/** Values by whole zoom. */
export type Stops = Record<number, number>;

/** Grows with the zoom the way things on the ground do. */
export function growing(stops: Stops): ExpressionSpecification {
  const pairs = Object.entries(stops).flatMap(([zoom, value]) => [Number(zoom), value]);
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...pairs] as ExpressionSpecification;
}

export function ofClass(...classes: string[]): ExpressionSpecification {
  return ['in', ['get', 'class'], ['literal', classes]];
}
