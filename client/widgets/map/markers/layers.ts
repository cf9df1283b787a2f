import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MarkerLook } from './look.ts';
import type { LiftedProperties } from './marker.ts';
import { ringCounts, ringName } from './ring.ts';

/** Markers that may be clustered. */
export const MARKERS = 'wm-markers';
/** Markers above all others, which are never clustered: the selected one, alarms, and the hovered one again. */
export const LIFTED = 'wm-lifted';

export const layerIds = {
  name: 'wm-marker-name',
  shadow: 'wm-marker-shadow',
  disc: 'wm-marker-disc',
  arrow: 'wm-marker-arrow',
  mark: 'wm-marker-mark',
  cluster: 'wm-marker-cluster',
  liftedHalo: 'wm-lifted-halo',
  liftedShadow: 'wm-lifted-shadow',
  liftedDisc: 'wm-lifted-disc',
  liftedArrow: 'wm-lifted-arrow',
  liftedMark: 'wm-lifted-mark',
  alarmName: 'wm-alarm-name',
  liftedName: 'wm-lifted-name',
} as const;

/** Layers that a pointer finds. Shadows are larger than discs, as touch targets. */
export const MARKER_TARGETS: readonly string[] = [
  layerIds.liftedDisc,
  layerIds.liftedShadow,
  layerIds.shadow,
  layerIds.cluster,
];

/** Cluster radius in pixels: the width of a touch target. */
const CLUSTER_RADIUS = 44;
/** Zoom from which markers are not clustered, even in a full yard. */
const CLUSTER_CLOSEST = 16;

/** Fewer markers are never clustered. */
export const CLUSTERED_FROM = 30;

/** Without data, which is written without React. */
export const markerSource: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  cluster: true,
  clusterRadius: CLUSTER_RADIUS,
  clusterMaxZoom: CLUSTER_CLOSEST,
  clusterProperties: ringCounts,
};

const isCluster: ExpressionSpecification = ['has', 'point_count'];
const isAlone: ExpressionSpecification = ['!', isCluster];
const isIn = (state: string): ExpressionSpecification => ['==', ['get', 'state'], state];
const isInterrupted: ExpressionSpecification = ['==', ['get', 'isInterrupted'], true];
const isLift = (lift: LiftedProperties['lift']): ExpressionSpecification => ['==', ['get', 'lift'], lift];
const isSelected = isLift('selected');
const whenSelected = <T extends number>(yes: T, no: T): ExpressionSpecification => ['case', isSelected, yes, no];

/** Inter at weight 600: the library derives the weight from the first name. The second is the page's font family. */
const BOLD = ['Inter Variable SemiBold', 'Inter Variable'];
const NAME_SIZE = 12;
/** In ems: wider than any name, so that names do not wrap. */
const NAME_WIDTH = 40;
const ems = (pixels: number) => pixels / NAME_SIZE;
/** Distance from the center of a marker to the top of its name, in pixels. */
const NAME_BELOW = { disc: 19, halo: 31, selected: 34 };
const HALO = 28;
const HALO_SELECTED = 32;
const HOVERED = 1.08;

type Symbols = { source: string; id: string; filter?: FilterSpecification };
/** Images that are always drawn. Those without `claim` leave their space to names. */
const pictures = ({
  claims = false,
  layout,
  ...rest
}: Symbols & { claims?: boolean; layout: SymbolLayerSpecification['layout'] }): SymbolLayerSpecification => ({
  ...rest,
  type: 'symbol',
  layout: {
    'icon-allow-overlap': true,
    'icon-ignore-placement': !claims,
    'icon-padding': 0,
    ...layout,
  },
});
const turned: SymbolLayerSpecification['layout'] = {
  'icon-rotate': ['get', 'heading'],
  'icon-rotation-alignment': 'map',
};
/** At the top right edge of a disc, in pixels. */
const MARK_AT = { disc: [12, -12], selected: [17, -17] };
const byRank: SymbolLayerSpecification['layout'] = { 'symbol-sort-key': ['get', 'rank'] };

const nameOf = (look: MarkerLook, below: number): Omit<SymbolLayerSpecification, 'id' | 'source'> => ({
  type: 'symbol',
  layout: {
    ...byRank,
    'text-field': ['get', 'name'],
    'text-font': BOLD,
    'text-size': NAME_SIZE,
    'text-max-width': NAME_WIDTH,
    'text-anchor': 'top',
    'text-padding': 1,
    'text-offset': [0, ems(below)],
  },
  paint: { 'text-color': look.text, 'text-halo-color': look.halo, 'text-halo-width': 1.4 },
});

/** Layers of markers, from bottom to top. Upper ones are placed first, so names give way to discs. */
export function markerLayers(look: MarkerLook): LayerSpecification[] {
  const alone = { source: MARKERS, filter: isAlone };
  return [
    { ...nameOf(look, NAME_BELOW.disc), ...alone, id: layerIds.name },
    pictures({ ...alone, id: layerIds.shadow, layout: { 'icon-image': 'shadow' } }),
    pictures({
      ...alone,
      id: layerIds.disc,
      claims: true,
      layout: { ...byRank, 'icon-image': ['concat', 'disc ', ['get', 'state']] },
    }),
    pictures({
      source: MARKERS,
      id: layerIds.arrow,
      filter: ['all', isAlone, isIn('moving')],
      layout: { ...turned, 'icon-image': 'arrow' },
    }),
    pictures({
      source: MARKERS,
      id: layerIds.mark,
      filter: ['all', isAlone, isInterrupted],
      layout: { 'icon-image': 'interrupted', 'icon-offset': ['literal', MARK_AT.disc] },
    }),
    {
      ...pictures({
        source: MARKERS,
        id: layerIds.cluster,
        filter: isCluster,
        claims: true,
        layout: {
          'icon-image': ringName,
          'text-field': ['get', 'point_count_abbreviated'],
          'text-font': BOLD,
          'text-size': 14,
          'text-allow-overlap': true,
          'text-ignore-placement': true,
        },
      }),
      paint: { 'text-color': look.text },
    },
  ];
}

/** Layers above all others: the selected marker, alarms and the hovered marker. */
export function liftedLayers(look: MarkerLook): LayerSpecification[] {
  const lifted = { source: LIFTED };
  return [
    {
      ...lifted,
      id: layerIds.liftedHalo,
      type: 'circle',
      filter: isIn('alarm'),
      paint: {
        'circle-radius': whenSelected(HALO_SELECTED, HALO),
        'circle-color': look.states.alarm.color,
        'circle-opacity': 0.12,
        'circle-stroke-color': look.states.alarm.color,
        'circle-stroke-opacity': 0.75,
        'circle-stroke-width': 2,
      },
    },
    pictures({
      ...lifted,
      id: layerIds.liftedShadow,
      filter: ['!', isLift('hovered')],
      layout: { 'icon-image': ['case', isSelected, 'selected-shadow', 'shadow'] },
    }),
    pictures({
      ...lifted,
      id: layerIds.liftedDisc,
      layout: {
        'icon-image': ['concat', ['case', isSelected, 'selected ', 'disc '], ['get', 'state']],
        'icon-size': ['case', isLift('hovered'), HOVERED, 1],
        'symbol-sort-key': whenSelected(1, 0),
      },
    }),
    pictures({
      ...lifted,
      id: layerIds.liftedArrow,
      filter: isIn('moving'),
      layout: {
        ...turned,
        'icon-image': 'arrow',
        'icon-size': ['case', isSelected, 22 / 18, isLift('hovered'), HOVERED, 1],
      },
    }),
    pictures({
      ...lifted,
      id: layerIds.liftedMark,
      filter: isInterrupted,
      layout: {
        'icon-image': 'interrupted',
        'icon-offset': ['case', isSelected, ['literal', MARK_AT.selected], ['literal', MARK_AT.disc]],
      },
    }),
    { ...nameOf(look, NAME_BELOW.halo), ...lifted, id: layerIds.alarmName, filter: isLift('alarm') },
    {
      ...pictures({
        ...lifted,
        id: layerIds.liftedName,
        filter: isSelected,
        claims: true,
        layout: {
          'icon-image': 'pill',
          'icon-text-fit': 'both',
          'icon-text-fit-padding': [2, 8, 2, 8],
          'text-field': ['get', 'name'],
          'text-font': BOLD,
          'text-size': NAME_SIZE,
          'text-max-width': NAME_WIDTH,
          'text-anchor': 'top',
          'text-offset': [0, ems(NAME_BELOW.selected)],
          'text-allow-overlap': true,
        },
      }),
      paint: { 'text-color': look.onInk },
    },
  ];
}
