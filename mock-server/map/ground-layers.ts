import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { growing, ofClass } from './expressions.ts';
import type { Palette } from './palette.ts';

/** Land, water, parks and buildings, bottom to top. */
export function groundLayers(palette: Palette): LayerSpecification[] {
  const area = (id: string, sourceLayer: string, color: string, filter?: FilterSpecification): LayerSpecification => ({
    id,
    type: 'fill',
    source: 'streets',
    'source-layer': sourceLayer,
    ...(filter ? { filter } : {}),
    paint: { 'fill-color': color, 'fill-antialias': false },
  });
  const border = (kind: string, minzoom: number, width: ExpressionSpecification): LayerSpecification => ({
    id: `${kind}-border`,
    type: 'line',
    source: 'context',
    'source-layer': 'border',
    minzoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.border,
      'line-width': width,
      ...(kind === 'county' ? { 'line-dasharray': [3, 2], 'line-opacity': 0.7 } : {}),
    },
  });
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'land',
      type: 'fill',
      source: 'context',
      'source-layer': 'land',
      paint: { 'fill-color': palette.land, 'fill-antialias': false },
    },
    // The context's shoreline is coarse. Covers it with land inside the street map, below the detailed water.
    {
      id: 'land-under-streets',
      type: 'fill',
      source: 'outskirts',
      minzoom: 6,
      filter: ['==', ['get', 'class'], 'land'],
      paint: { 'fill-color': palette.land, 'fill-antialias': false },
    },
    border('county', 6, growing({ 6: 0.6, 12: 1 })),
    border('state', 2, growing({ 2: 0.5, 6: 1, 12: 1.6 })),
    border('country', 0, growing({ 0: 0.5, 6: 1.4, 12: 2 })),
    area('grass', 'land', palette.grass, ofClass('grass')),
    area('built', 'land', palette.built, ofClass('built')),
    area('sand', 'land', palette.sand, ofClass('sand')),
    area('park', 'land', palette.park, ofClass('park')),
    area('water', 'water', palette.water),
    {
      id: 'waterway',
      type: 'line',
      source: 'streets',
      'source-layer': 'waterway',
      paint: { 'line-color': palette.water, 'line-width': growing({ 10: 0.8, 14: 3 }) },
    },
    area('apron', 'airfield', palette.built, ['==', ['geometry-type'], 'Polygon']),
    {
      id: 'airfield',
      type: 'line',
      source: 'streets',
      'source-layer': 'airfield',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: {
        'line-color': palette.streetCasing,
        'line-width': [
          'interpolate',
          ['exponential', 1.5],
          ['zoom'],
          11,
          ['match', ['get', 'class'], 'runway', 2, 0.5],
          16,
          ['match', ['get', 'class'], 'runway', 34, 12],
        ],
      },
    },
    area('building', 'building', palette.building),
  ];
}
