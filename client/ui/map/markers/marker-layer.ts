import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { SECOND } from '../../../rules/time/duration.ts';
import { atMostEvery } from '../at-most-every.ts';
import { drawMarkerImage } from './images.ts';
import { LIFTED, MARKERS, markerLayers, markerSources } from './layers.ts';
import type { MarkerLook } from './look.ts';
import { areSame, type Marker, toFeature, toFeatures } from './marker.ts';
import { followPointer } from './pointer.ts';

export type MarkerLayer = {
  /** Draws these markers, at once or, after others, a second later: only the latest of a second are drawn. */
  show: (markers: readonly Marker[]) => void;
  /** Lifts one marker above the others, or none. */
  select: (id: number | null) => void;
  /** Stops listening. What is drawn goes with the style. */
  release: () => void;
};

/**
 * Draws markers on a map whose style is there. Data goes straight to the map, outside the rendering of the page: ten thousand
 * markers are one source, grouped by the map's own worker. Pictures are drawn when a layer first asks for them.
 */
export function addMarkerLayer(map: MapLibre, look: MarkerLook, onPick: (id: number | null) => void): MarkerLayer {
  let shown: readonly Marker[] = [];
  let byId = new Map<number, Marker>();
  let selectedId: number | null = null;
  let hoveredId: number | null = null;

  map.setMissingStyleImageResolver(async (name) => {
    const image = drawMarkerImage(name, look);
    if (image && !map.hasImage(name)) map.addImage(name, image.data, image.options);
  });
  for (const [id, source] of Object.entries(markerSources)) map.addSource(id, source);
  for (const layer of markerLayers(look)) map.addLayer(layer);

  const put = (source: string, data: FeatureCollection) => {
    // Rejected when the map goes while its worker is at it.
    map
      .getSource<GeoJSONSource>(source)
      ?.setData(data)
      .catch(() => undefined);
  };
  const lift = () => {
    const hovered = hoveredId === selectedId ? undefined : byId.get(hoveredId ?? -1);
    const features = [hovered && raised(hovered, 'hovered'), raised(byId.get(selectedId ?? -1), 'selected')];
    put(LIFTED, { type: 'FeatureCollection', features: features.filter((feature) => feature !== undefined) });
  };
  const draw = atMostEvery<readonly Marker[]>(SECOND, (markers) => {
    if (areSame(markers, shown)) return;
    shown = markers;
    byId = new Map(markers.map((marker) => [marker.id, marker]));
    put(MARKERS, toFeatures(markers));
    lift();
  });
  const stopFollowing = followPointer(map, {
    onPick,
    onHover: (id) => {
      hoveredId = id;
      lift();
    },
  });

  return {
    show: draw,
    select: (id) => {
      if (selectedId !== null) map.removeFeatureState({ source: MARKERS, id: selectedId }, 'selected');
      if (id !== null) map.setFeatureState({ source: MARKERS, id }, { selected: true });
      selectedId = id;
      lift();
    },
    release: () => {
      draw.cancel();
      stopFollowing();
    },
  };
}

function raised(marker: Marker | undefined, lift: 'selected' | 'hovered') {
  if (!marker) return undefined;
  const feature = toFeature(marker);
  return { ...feature, properties: { ...feature.properties, lift } };
}
