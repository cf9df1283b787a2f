import type { LayerSpecification } from 'maplibre-gl';
import { growing, ofClass } from './expressions.ts';
import { FONT, labelIn } from './label.ts';
import type { Palette } from './palette.ts';
import { regionNames } from './region-names.ts';

/** Labels, least important first, because the renderer places the last layer first. */
export function labelLayers(palette: Palette): LayerSpecification[] {
  const label = labelIn(palette);
  const streetName = (id: string, minzoom: number, classes: string[]): LayerSpecification =>
    label({
      id,
      source: 'streets',
      'source-layer': 'road_label',
      minzoom,
      filter: ['all', ['has', 'name'], ofClass(...classes)],
      color: palette.streetName,
      layout: {
        'symbol-placement': 'line',
        'text-size': growing({ 12: 9.5, 14: 11, 17: 14 }),
        'symbol-spacing': 420,
        'text-padding': 14,
      },
    });

  return [
    {
      id: 'station',
      type: 'circle',
      source: 'streets',
      'source-layer': 'station_label',
      minzoom: 15,
      paint: {
        'circle-radius': growing({ 15: 2.5, 17: 4 }),
        'circle-color': palette.placeName,
        'circle-stroke-color': palette.halo,
        'circle-stroke-width': 1.2,
      },
    },
    label({
      id: 'station-name',
      source: 'streets',
      'source-layer': 'station_label',
      minzoom: 15,
      color: palette.placeName,
      layout: { 'text-size': 10.5, 'text-max-width': 8, 'text-anchor': 'top', 'text-offset': [0, 0.5] },
    }),
    streetName('street-name', 14, ['street']),
    streetName('main-street-name', 12, ['tertiary', 'secondary', 'primary', 'trunk']),
    label({
      id: 'landmark-name',
      source: 'streets',
      'source-layer': 'landmark_label',
      minzoom: 13,
      filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 14, 3, 15.5, 99]],
      color: palette.placeName,
      layout: { 'text-size': 10.5, 'text-max-width': 8, 'text-padding': 12, 'symbol-sort-key': ['get', 'rank'] },
    }),
    label({
      id: 'water-name',
      source: 'streets',
      'source-layer': 'water_label',
      minzoom: 12,
      color: palette.waterName,
      layout: { 'symbol-placement': 'line', 'text-size': 10, 'symbol-spacing': 600 },
    }),
    label({
      id: 'lake-name',
      source: 'outskirts',
      minzoom: 6,
      maxzoom: 13,
      filter: ['==', ['get', 'class'], 'lake'],
      color: palette.waterName,
      layout: { 'text-size': growing({ 6: 10, 11: 15 }), 'text-letter-spacing': 0.08, 'text-max-width': 6 },
    }),
    {
      id: 'route-number',
      type: 'symbol',
      source: 'streets',
      'source-layer': 'road_label',
      minzoom: 9,
      filter: ['has', 'ref'],
      layout: {
        'text-font': FONT,
        'text-field': ['get', 'ref'],
        'text-size': 10,
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-rotation-alignment': 'viewport',
        'text-padding': 12,
      },
      paint: { 'text-color': palette.shieldText, 'text-halo-color': palette.shield, 'text-halo-width': 3 },
    },
    label({
      id: 'neighbourhood-name',
      source: 'streets',
      'source-layer': 'place_label',
      minzoom: 12,
      filter: [
        'all',
        ['!', ofClass('town', 'village', 'city')],
        ['<', ['get', 'rank'], ['step', ['zoom'], 100, 14.5, 999]],
      ],
      color: palette.placeName,
      layout: {
        'text-size': growing({ 11: 11, 15: 14 }),
        'text-letter-spacing': 0.02,
        'text-max-width': 7,
        'text-padding': 10,
        'symbol-sort-key': ['get', 'rank'],
      },
    }),
    label({
      id: 'town-name',
      source: 'streets',
      'source-layer': 'place_label',
      minzoom: 10,
      filter: ofClass('town', 'village', 'city'),
      color: palette.placeName,
      layout: { 'text-size': growing({ 10: 11, 15: 15 }), 'text-padding': 10, 'symbol-sort-key': ['get', 'rank'] },
    }),
    ...regionNames(palette),
  ];
}
