import type { GeoJSONSource, GeoJSONSourceDiff } from 'maplibre-gl';

/** A shape on the map. A changed shape is another object with the same id. `geometry`: called when it is drawn, `null` without a place. */
export type Shape = { id: number; geometry: () => GeoJSON.Geometry | null };

/** Shapes computed and sent at once. The library copies them for its worker in the same task. */
const PART = 100;

/** Draws shapes in parts, so that no task is long, and only those that changed since the last call. */
export function createDrawnShapes() {
  const drawn = new Map<number, Shape>();
  return {
    /** Returns how to stop. The next call continues with what is missing. */
    draw: (shapes: readonly Shape[], source: Pick<GeoJSONSource, 'updateData'>): (() => void) => {
      const canceler = new AbortController();
      const continueDrawing = async () => {
        for (let part = nextPart(drawn, shapes); part && !canceler.signal.aborted; part = nextPart(drawn, shapes)) {
          for (const id of part.remove) drawn.delete(id);
          for (const shape of part.add) drawn.set(shape.id, shape);
          await source.updateData(diffOf(part));
        }
      };
      // Rejects if the map is removed before.
      continueDrawing().catch(() => undefined);
      return () => canceler.abort();
    },
  };
}

type Part = { add: readonly Shape[]; remove: readonly number[] };

/** The next shapes to send. `null`: all are drawn. */
function nextPart(drawn: ReadonlyMap<number, Shape>, shapes: readonly Shape[]): Part | null {
  const kept = new Set(shapes.map(({ id }) => id));
  const remove = [...drawn.keys()].filter((id) => !kept.has(id));
  const add = shapes.filter((shape) => drawn.get(shape.id) !== shape).slice(0, PART);
  return remove.length + add.length > 0 ? { add, remove } : null;
}

/** A shape that lost its place is removed. */
function diffOf({ add, remove }: Part): GeoJSONSourceDiff {
  const drawn = add.map(({ id, geometry }) => ({ id, geometry: geometry() }));
  return {
    add: drawn.flatMap(({ id, geometry }) => (geometry ? { type: 'Feature', id, properties: {}, geometry } : [])),
    remove: [...remove, ...drawn.flatMap(({ id, geometry }) => (geometry ? [] : id))],
  };
}
