import * as fc from 'fast-check';
import type { Feature, FeatureCollection } from 'geojson';
import type { GeoJSONSourceDiff } from 'maplibre-gl';
import { expect, test } from 'vitest';
import type { Marker } from './marker.ts';
import { type Written, writeMarkers } from './write-markers.ts';

const at = (id: number, changes: Partial<Marker> = {}): Marker => ({
  id,
  name: `Van ${id}`,
  state: 'parked',
  longitude: -87.652,
  latitude: 41.886,
  heading: 0,
  isInterrupted: false,
  ...changes,
});

/** A source that applies what it is sent, and counts it. */
function aSource() {
  const features = new Map<unknown, Feature>();
  const sent: string[] = [];
  let isClustered = true;
  const source = {
    getClusterOptions: () => ({ cluster: isClustered, clusterRadius: 44, clusterMaxZoom: 16 }),
    setClusterOptions: async ({ cluster }: { cluster?: boolean }) => {
      isClustered = cluster ?? isClustered;
    },
    setData: async (data: unknown) => {
      const all = (data as FeatureCollection).features;
      features.clear();
      for (const feature of all) features.set(feature.id, feature);
      sent.push(`all ${all.length}`);
    },
    updateData: async ({ remove = [], add = [] }: GeoJSONSourceDiff) => {
      for (const id of remove) features.delete(id);
      for (const feature of add) features.set(feature.id, feature);
      sent.push(`-${remove.length} +${add.length}`);
    },
  } satisfies Written['source'];
  return { source, features, sent, isClustered: () => isClustered };
}

test('[core 2.1] a selection sends two markers of 10,000, an unchanged list none', () => {
  const { source, features, sent } = aSource();
  const markers = Array.from({ length: 10_000 }, (_, id) => at(id));
  let written = writeMarkers(source, { markers, selectedId: null }, null);
  written = writeMarkers(source, { markers, selectedId: 7 }, written);
  written = writeMarkers(source, { markers: markers.map((one) => ({ ...one })), selectedId: 7 }, written);
  expect(features.has(7)).toBe(false);
  writeMarkers(source, { markers, selectedId: 8 }, written);
  expect(sent).toEqual(['all 10000', '-1 +0', '-1 +1']);
});

test('[core 2.1] a search sends what it removes, and its end what returns', () => {
  const { source, sent } = aSource();
  const markers = Array.from({ length: 100 }, (_, id) => at(id));
  let written = writeMarkers(source, { markers, selectedId: null }, null);
  written = writeMarkers(source, { markers: markers.slice(0, 40), selectedId: null }, written);
  writeMarkers(source, { markers, selectedId: null }, written);
  expect(sent).toEqual(['all 100', '-60 +0', '-0 +60']);
});

test('[core 2.1] alarms and the selected vehicle are never part of a cluster', () => {
  const { source, features } = aSource();
  const markers = [at(12), at(7), at(9, { state: 'alarm' })];
  const written = writeMarkers(source, { markers, selectedId: null }, null);
  expect([...features.keys()]).toEqual([12, 7]);
  writeMarkers(source, { markers, selectedId: 12 }, written);
  expect([...features.keys()]).toEqual([7]);
});

test('[core 2.1] clusters 30 markers, and not 29', () => {
  const { source, isClustered } = aSource();
  const markers = Array.from({ length: 30 }, (_, id) => at(id));
  const written = writeMarkers(source, { markers: markers.slice(1), selectedId: null }, null);
  expect(isClustered()).toBe(false);
  writeMarkers(source, { markers, selectedId: null }, written);
  expect(isClustered()).toBe(true);
});

test('writes all markers to a new source', () => {
  const markers = [at(1), at(2)];
  const written = writeMarkers(aSource().source, { markers, selectedId: null }, null);
  const { source, sent } = aSource();
  writeMarkers(source, { markers, selectedId: null }, written);
  expect(sent).toEqual(['all 2']);
});

test('after any changes, the source holds the same as one that was written once', () => {
  const state = fc.constantFrom<Marker['state']>('parked', 'moving', 'alarm', 'offline');
  const marker = fc
    .record({ id: fc.integer({ min: 0, max: 7 }), state, heading: fc.constantFrom(0, 90) })
    .map(({ id, ...changes }) => at(id, changes));
  const step = fc.record({
    markers: fc.uniqueArray(marker, { selector: ({ id }) => id }),
    selectedId: fc.option(fc.integer({ min: 0, max: 8 })),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      const many = aSource();
      let written: Written | null = null;
      for (const one of steps) written = writeMarkers(many.source, one, written);
      const once = aSource();
      const last = steps.at(-1);
      if (last) writeMarkers(once.source, last, null);
      expect(Object.fromEntries(many.features)).toEqual(Object.fromEntries(once.features));
    }),
  );
});
