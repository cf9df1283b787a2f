import type { Feature, LineString } from 'geojson';
import type { GeoJSONSourceDiff } from 'maplibre-gl';
import type { Spot } from '../../../rules/live/motion.ts';
import type { Chunk, Trail } from '../../../rules/live/trail.ts';
import { unwrapped } from '../../../rules/trips/speed-bands.ts';

/** Where a vehicle that moves toward its last fix is. `null`: it has arrived. */
type OnItsWay = (vehicleId: number) => Spot | null;

/**
 * Lines of all trails for one source. Each call returns what changed since the last: a sealed chunk enters once, and only the open
 * ones are drawn again, up to where the vehicle is. `null`: nothing changed.
 */
export function createTrailLines() {
  /** Chunks by feature, as they were drawn. `null`: an open one whose vehicle was moving. */
  let drawn = new Map<string, Chunk | null>();
  return (trails: ReadonlyMap<number, Trail>, onItsWay: OnItsWay): GeoJSONSourceDiff | null => {
    const next = new Map<string, Chunk | null>();
    const add: Feature[] = [];
    const draw = (id: string, chunk: Chunk, spot: Spot | null) => {
      const places = spot ? [...chunk.fixes.slice(0, -1), spot] : chunk.fixes;
      if (places.length < 2) return;
      next.set(id, spot ? null : chunk);
      if (spot || drawn.get(id) !== chunk) add.push(lineOf(id, places));
    };
    for (const [vehicleId, { sealed, open }] of trails) {
      for (const chunk of sealed) draw(`${vehicleId} ${chunk.key}`, chunk, null);
      draw(`${vehicleId} ${open.key}`, open, onItsWay(vehicleId));
    }
    const remove = [...drawn.keys()].filter((id) => !next.has(id));
    drawn = next;
    return add.length + remove.length === 0 ? null : { add, remove };
  };
}

function lineOf(id: string, places: readonly Spot[]): Feature<LineString> {
  let near = places[0]?.longitude ?? 0;
  const coordinates = places.map(({ longitude, latitude }) => [(near = unwrapped(longitude, near)), latitude]);
  return { type: 'Feature', id, properties: {}, geometry: { type: 'LineString', coordinates } };
}
