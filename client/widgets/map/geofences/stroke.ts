import type { ExpressionSpecification } from 'maplibre-gl';

/** From this number on, geofences are thin from afar, otherwise they cover streets and vehicles. */
const MANY = 100;
/** Zooms of a whole city, and of a few streets. */
const FROM_AFAR = 8;
const CLOSE = 12;
/** Zoom at which the names of neighboring sites fit beside each other. */
const NAMED = 13;

/** Width of a line or dot of `count` geofences, in pixels or by zoom. */
export const strokeOf = (width: number, count: number): number | ExpressionSpecification =>
  count < MANY ? width : ['interpolate', ['linear'], ['zoom'], FROM_AFAR, width / 5, CLOSE, width];

/** Zoom from which the names of `count` geofences are drawn: many names cover the names of streets and vehicles. */
export const namedFrom = (count: number): number => (count < MANY ? 0 : NAMED);
