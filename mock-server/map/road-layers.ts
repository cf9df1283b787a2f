import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { growing, ofClass, type Stops } from './expressions.ts';
import type { Palette } from './palette.ts';

type Road = {
  id: string;
  classes: string[];
  color: string;
  casing: string;
  minzoom: number;
  /** Below this zoom a road is one thin line without a casing. */
  casedFrom: number;
  width: Stops;
  casingWidth: Stops;
};

/** Streets are white and need a casing to be visible. Without one they use its color if darker than the land. */
function uncased({ color, minzoom, casedFrom }: Road, palette: Palette): string | ExpressionSpecification {
  if (casedFrom <= minzoom || color !== palette.street) return color;
  return ['step', ['zoom'], palette.streetAlone, casedFrom, color];
}

/** Number of small roads in the list below. They fade at the edge of the street map; the others continue. */
const SMALL_ROADS = 2;

/** Least important first. */
function roads(palette: Palette): Road[] {
  const { street, streetCasing, secondaryCasing, primary, primaryCasing, motorway, motorwayCasing } = palette;
  return [
    {
      id: 'street',
      classes: ['street'],
      color: street,
      casing: streetCasing,
      minzoom: 12,
      casedFrom: 13,
      width: { 12: 0.5, 14: 2.2, 16: 9, 18: 24 },
      casingWidth: { 12: 0.9, 14: 3.2, 16: 10.5, 18: 26 },
    },
    {
      id: 'tertiary',
      classes: ['tertiary'],
      color: street,
      casing: streetCasing,
      minzoom: 11,
      casedFrom: 12,
      width: { 11: 0.6, 14: 3.4, 16: 13, 18: 30 },
      casingWidth: { 11: 1, 14: 4.6, 16: 14.5, 18: 32 },
    },
    {
      id: 'link',
      classes: ['link'],
      color: motorway,
      casing: motorwayCasing,
      minzoom: 11,
      casedFrom: 12,
      width: { 11: 0.5, 14: 2, 16: 7 },
      casingWidth: { 11: 0.8, 14: 3, 16: 8.5 },
    },
    {
      id: 'secondary',
      classes: ['secondary'],
      color: street,
      casing: secondaryCasing,
      minzoom: 10,
      casedFrom: 12,
      width: { 10: 0.7, 14: 4.2, 16: 15, 18: 34 },
      casingWidth: { 10: 1.2, 14: 5.6, 16: 16.5, 18: 36 },
    },
    {
      id: 'primary',
      classes: ['primary', 'trunk'],
      color: primary,
      casing: primaryCasing,
      minzoom: 9,
      casedFrom: 11,
      width: { 9: 0.8, 11: 1.5, 14: 5, 16: 17 },
      casingWidth: { 9: 1.4, 11: 2.2, 14: 6.6, 16: 18.5 },
    },
    {
      id: 'motorway',
      classes: ['motorway'],
      color: motorway,
      casing: motorwayCasing,
      minzoom: 7,
      casedFrom: 9,
      width: { 6: 0.8, 10: 1.8, 14: 5.4, 16: 15 },
      casingWidth: { 6: 1.2, 10: 2.6, 14: 7.2, 16: 17 },
    },
  ];
}

/** Rounds line ends and joins from this zoom on. Below it they are invisible and cost half of the drawing time. */
const ROUND_FROM = 14;

/**
 * Draws casings below all surfaces of their group, so that junctions stay open. Skips casings that would be thicker
 * than the road, because lines dominate the drawing time without a GPU.
 */
export function roadLayers(palette: Palette): LayerSpecification[] {
  type Line = { id: string; road: Road; minzoom: number; color: string | ExpressionSpecification; width: Stops };
  const line = ({ id, road, minzoom, color, width }: Line): LayerSpecification[] => {
    const paint = { 'line-color': color, 'line-width': growing(width) };
    const filter = ofClass(...road.classes);
    return [
      {
        id: `${id}-beyond`,
        type: 'line',
        source: 'outskirts',
        minzoom,
        filter,
        layout: { 'line-join': ['step', ['zoom'], 'bevel', ROUND_FROM, 'round'] },
        paint: { ...paint, 'line-opacity': ['get', 'opacity'] },
      },
      {
        id,
        type: 'line',
        source: 'streets',
        'source-layer': 'road',
        minzoom,
        filter,
        layout: {
          'line-cap': ['step', ['zoom'], 'butt', ROUND_FROM, 'round'],
          'line-join': ['step', ['zoom'], 'bevel', ROUND_FROM, 'round'],
        },
        paint,
      },
    ];
  };
  const drawn = roads(palette).map((road) => ({
    casing: line({
      id: `${road.id}-casing`,
      road,
      minzoom: Math.max(road.minzoom, road.casedFrom),
      color: road.casing,
      width: road.casingWidth,
    }),
    surface: line({ id: road.id, road, minzoom: road.minzoom, color: uncased(road, palette), width: road.width }),
  }));
  const [small, main] = [drawn.slice(0, SMALL_ROADS), drawn.slice(SMALL_ROADS)];
  return [
    {
      id: 'rail',
      type: 'line',
      source: 'streets',
      'source-layer': 'road',
      minzoom: 12.5,
      filter: ofClass('rail'),
      paint: { 'line-color': palette.rail, 'line-width': growing({ 12: 0.5, 16: 1.6 }), 'line-dasharray': [4, 2] },
    },
    {
      id: 'service',
      type: 'line',
      source: 'streets',
      'source-layer': 'road',
      minzoom: 14,
      filter: ofClass('service', 'path'),
      paint: { 'line-color': palette.street, 'line-width': growing({ 13: 0.4, 16: 4 }) },
    },
    ...small.flatMap(({ casing }) => casing),
    ...small.flatMap(({ surface }) => surface),
    {
      id: 'edge-veil',
      type: 'fill',
      source: 'outskirts',
      minzoom: 9,
      filter: ofClass('veil'),
      paint: { 'fill-color': palette.land, 'fill-opacity': ['get', 'opacity'], 'fill-antialias': false },
    },
    ...main.flatMap(({ casing }) => casing),
    ...main.flatMap(({ surface }) => surface),
  ];
}
