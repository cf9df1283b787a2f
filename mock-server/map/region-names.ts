import type { LayerSpecification } from 'maplibre-gl';
import { growing } from './expressions.ts';
import { labelIn } from './label.ts';
import type { Palette } from './palette.ts';

/** Names of states, countries and cities around the street map. */
export function regionNames(palette: Palette): LayerSpecification[] {
  const label = labelIn(palette);
  return [
    label({
      id: 'state-name',
      source: 'context',
      'source-layer': 'region_label',
      minzoom: 3.5,
      maxzoom: 8,
      filter: ['==', ['get', 'kind'], 'state'],
      color: palette.placeName,
      layout: {
        'text-size': growing({ 3: 10, 7: 15 }),
        'text-letter-spacing': 0.08,
        'text-max-width': 6,
        'symbol-sort-key': ['-', ['get', 'rank']],
      },
    }),
    label({
      id: 'country-name',
      source: 'context',
      'source-layer': 'region_label',
      maxzoom: 5,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'country'],
        ['>=', ['get', 'rank'], ['step', ['zoom'], 60, 1.5, 20, 3, 4]],
        // State names replace the country's name.
        ['step', ['zoom'], true, 3.5, ['!=', ['get', 'name'], 'United States of America']],
      ],
      color: palette.placeName,
      layout: {
        'text-size': growing({ 0: 10, 4: 14 }),
        'text-letter-spacing': 0.06,
        'text-max-width': 6,
        'text-padding': 8,
        'symbol-sort-key': ['-', ['get', 'rank']],
      },
    }),
    label({
      id: 'city-name',
      source: 'context',
      'source-layer': 'city_label',
      minzoom: 3,
      maxzoom: 12,
      filter: [
        '>=',
        ['get', 'population'],
        ['step', ['zoom'], 2_000_000, 4, 800_000, 5, 300_000, 6, 150_000, 7, 60_000, 8, 25_000, 9, 12_000, 10, 5_000],
      ],
      color: palette.streetName,
      layout: {
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          3,
          10,
          10,
          ['step', ['get', 'population'], 11, 60_000, 12, 500_000, 17],
        ],
        'text-padding': 6,
        'symbol-sort-key': ['-', ['get', 'population']],
      },
    }),
  ];
}
