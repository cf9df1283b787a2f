import type { Geofence } from '../../../api/model.ts';
import { shortName } from '../../../lib/short-name.ts';
import { extentOf, middleOf, outlineOf, type Position } from '../../../rules/geofences/outline.ts';
import { readShape, type Shape } from '../../../rules/geofences/shape.ts';
import type { DrawnShape, ShapeParts } from './drawn-shapes.ts';

/** Pixels. A dot stands for a narrower area. */
const NARROWEST = 14;
/** Pixels of the world at zoom 0. */
const WORLD = 512;
/** A zoom that no map reaches: a point of interest is always a dot. */
const ALWAYS = 99;

/** Shapes by geofence: each page of the list comes with all pages before it. */
const known = new WeakMap<Geofence, DrawnShape>();

/** A geofence as it is drawn: the same object for the same geofence. */
export function drawnGeofence(geofence: Geofence): DrawnShape {
  const { id, name } = geofence;
  const drawn = known.get(geofence) ?? { id, parts: () => partsOf(readShape(geofence), { fence: id, name }) };
  known.set(geofence, drawn);
  return drawn;
}

/** What is drawn of a shape. */
export function partsOf(shape: Shape, { fence, name }: { fence: number; name: string }): ShapeParts {
  const ring = outlineOf(shape);
  const middle = middleOf(shape);
  return {
    area: ring && { type: 'Polygon', coordinates: [ring] },
    point: middle && { type: 'Point', coordinates: middle },
    properties: { fence, name: shortName(name), dotBelow: ring ? dotBelow(extentOf(shape)) : ALWAYS },
  };
}

/** Zoom at which an extent is as wide or as high as the narrowest area. */
function dotBelow(extent: readonly Position[]): number {
  const longitudes = extent.map(([longitude]) => longitude);
  const heights = extent.map(([, latitude]) => mercator(latitude));
  const share = Math.max(
    (Math.max(...longitudes) - Math.min(...longitudes)) / 360,
    Math.max(...heights) - Math.min(...heights),
  );
  return share > 0 ? Math.log2(NARROWEST / (WORLD * share)) : ALWAYS;
}

/** Share of the map's height, which ends near 85°. */
function mercator(latitude: number): number {
  const angle = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  return Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
}
