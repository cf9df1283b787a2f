import type { GeoJSONSource } from 'maplibre-gl';
import { CLUSTERED_FROM } from './layers.ts';
import { isSame, type Marker, standsOut, toFeature } from './marker.ts';

/** What a source of markers holds. */
export type Written = { source: Source; markers: ReadonlyMap<number, Marker> };
type Source = Pick<GeoJSONSource, 'getClusterOptions' | 'setClusterOptions' | 'setData' | 'updateData'>;

/**
 * Writes the markers that may be clustered. Sends just the changes if they are few: 10,000 markers take 40 ms, and a selection or a
 * search changes or removes some.
 */
export function writeMarkers(
  source: Source,
  { markers: all, selectedId }: { markers: readonly Marker[]; selectedId: number | null },
  before: Written | null,
): Written {
  const markers = new Map(all.filter((one) => !standsOut(one, selectedId)).map((one) => [one.id, one]));
  const known: Written['markers'] = before?.source === source ? before.markers : new Map();
  const added = [...markers.values()].filter((one) => !isSame(one, known.get(one.id)));
  const cluster = all.length >= CLUSTERED_FROM;
  // All calls reject if the map is removed before they are done.
  if (source.getClusterOptions().cluster !== cluster) source.setClusterOptions({ cluster }).catch(() => undefined);
  const add = added.map(toFeature);
  if (added.length === markers.size) {
    source.setData({ type: 'FeatureCollection', features: add }).catch(() => undefined);
  } else {
    const remove = [...known.keys()].filter((id) => !markers.has(id));
    if (remove.length + add.length > 0) source.updateData({ remove, add }).catch(() => undefined);
  }
  return { source, markers };
}
