import type { GeoJSONSource, GeoJSONSourceDiff } from 'maplibre-gl';

/** Parts of a shape on the map: its area, and the point of its name and dot. */
export type ShapeParts = { area: GeoJSON.Polygon | null; point: GeoJSON.Point | null; properties: ShapeProperties };
/** `dotBelow`: zoom below which a dot stands for the area. */
export type ShapeProperties = { fence: number; name: string; dotBelow: number };

/** A shape on the map. A changed shape is another object with the same id. `parts`: called when it is drawn. */
export type DrawnShape = { id: number; parts: () => ShapeParts };

/** Shapes computed and sent at once. The library copies them for its worker in the same task. */
const PART = 100;

/** Draws shapes in parts, so that no task is long, and only those that changed since the last call. */
export function createDrawnShapes() {
  const drawn = new Map<number, DrawnShape>();
  return {
    /** Returns how to stop. The next call continues with what is missing. */
    draw: (shapes: readonly DrawnShape[], source: Pick<GeoJSONSource, 'updateData'>): (() => void) => {
      const canceler = new AbortController();
      const continueDrawing = async () => {
        for (let part = nextPart(drawn, shapes); part && !canceler.signal.aborted; part = nextPart(drawn, shapes)) {
          const known = new Set(drawn.keys());
          for (const id of part.remove) drawn.delete(id);
          for (const shape of part.add) drawn.set(shape.id, shape);
          await source.updateData(diffOf(part, known));
        }
      };
      // Rejects if the map is removed before.
      continueDrawing().catch(() => undefined);
      return () => canceler.abort();
    },
  };
}

type Part = { add: readonly DrawnShape[]; remove: readonly number[] };

/** The next shapes to send. `null`: all are drawn. */
function nextPart(drawn: ReadonlyMap<number, DrawnShape>, shapes: readonly DrawnShape[]): Part | null {
  const kept = new Set(shapes.map(({ id }) => id));
  const remove = [...drawn.keys()].filter((id) => !kept.has(id));
  const add = shapes.filter((shape) => drawn.get(shape.id) !== shape).slice(0, PART);
  return remove.length + add.length > 0 ? { add, remove } : null;
}

/** Ids of the features of a shape: its area and its point. */
const areaId = (id: number): number => 2 * id;
const pointId = (id: number): number => 2 * id + 1;

/** A shape that is known is replaced: it may have lost its area or its place. */
function diffOf({ add, remove }: Part, known: ReadonlySet<number>): GeoJSONSourceDiff {
  const replaced = add.map(({ id }) => id).filter((id) => known.has(id));
  return {
    add: add.flatMap(({ id, parts }) => {
      const { area, point, properties } = parts();
      const feature = (of: number, geometry: GeoJSON.Geometry): GeoJSON.Feature => ({
        type: 'Feature',
        id: of,
        properties,
        geometry,
      });
      return [...(area ? [feature(areaId(id), area)] : []), ...(point ? [feature(pointId(id), point)] : [])];
    }),
    remove: [...remove, ...replaced].flatMap((id) => [areaId(id), pointId(id)]),
  };
}
