import type { ExpressionSpecification } from 'maplibre-gl';

/** Values by integer zoom. */
export type Stops = Record<number, number>;

/** Scales with the zoom like objects on the ground. */
export function growing(stops: Stops): ExpressionSpecification {
  const pairs = Object.entries(stops).flatMap(([zoom, value]) => [Number(zoom), value]);
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...pairs] as ExpressionSpecification;
}

export function ofClass(...classes: string[]): ExpressionSpecification {
  return ['in', ['get', 'class'], ['literal', classes]];
}
