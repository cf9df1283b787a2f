import type { LayerSpecification } from 'maplibre-gl';
import { growing, ofClass, type Stops } from './expressions.ts';
import type { Palette } from './palette.ts';

type Road = {
  id: string;
  classes: string[];
  color: string;
  casing: string;
  minzoom: number;
  width: Stops;
  casingWidth: Stops;
};

/** How many of the roads below are small: they fade at the edge of the street map, the others go on. */
const SMALL_ROADS = 2;

/** From the least to the most important. */
function roads(palette: Palette): Road[] {
  const { street, streetCasing, secondaryCasing, primary, primaryCasing, motorway, motorwayCasing } = palette;
  return [
    {
      id: 'street',
      classes: ['street'],
      color: street,
      casing: streetCasing,
      minzoom: 12,
      width: { 12: 0.5, 14: 2.2, 16: 9, 18: 24 },
      casingWidth: { 12: 0.9, 14: 3.2, 16: 10.5, 18: 26 },
    },
    {
      id: 'tertiary',
      classes: ['tertiary'],
      color: street,
      casing: streetCasing,
      minzoom: 11,
      width: { 11: 0.6, 14: 3.4, 16: 13, 18: 30 },
      casingWidth: { 11: 1, 14: 4.6, 16: 14.5, 18: 32 },
    },
    {
      id: 'link',
      classes: ['link'],
      color: motorway,
      casing: motorwayCasing,
      minzoom: 11,
      width: { 11: 0.5, 14: 2, 16: 7 },
      casingWidth: { 11: 0.8, 14: 3, 16: 8.5 },
    },
    {
      id: 'secondary',
      classes: ['secondary'],
      color: street,
      casing: secondaryCasing,
      minzoom: 10,
      width: { 10: 0.7, 14: 4.2, 16: 15, 18: 34 },
      casingWidth: { 10: 1.2, 14: 5.6, 16: 16.5, 18: 36 },
    },
    {
      id: 'primary',
      classes: ['primary', 'trunk'],
      color: primary,
      casing: primaryCasing,
      minzoom: 9,
      width: { 9: 0.8, 11: 1.5, 14: 5, 16: 17 },
      casingWidth: { 9: 1.4, 11: 2.2, 14: 6.6, 16: 18.5 },
    },
    {
      id: 'motorway',
      classes: ['motorway'],
      color: motorway,
      casing: motorwayCasing,
      minzoom: 7,
      width: { 6: 0.8, 10: 1.8, 14: 5.4, 16: 15 },
      casingWidth: { 6: 1.2, 10: 2.6, 14: 7.2, 16: 17 },
    },
  ];
}

/** Casings lie under all surfaces of their group, so that junctions are open. */
export function roadLayers(palette: Palette): LayerSpecification[] {
  const line = (id: string, road: Road, color: string, width: Stops): LayerSpecification[] => {
    const paint = { 'line-color': color, 'line-width': growing(width) };
    const filter = ofClass(...road.classes);
    return [
      {
        id: `${id}-beyond`,
        type: 'line',
        source: 'outskirts',
        minzoom: road.minzoom,
        filter,
        layout: { 'line-join': 'round' },
        paint: { ...paint, 'line-opacity': ['get', 'opacity'] },
      },
      {
        id,
        type: 'line',
        source: 'streets',
        'source-layer': 'road',
        minzoom: road.minzoom,
        filter,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint,
      },
    ];
  };
  const drawn = roads(palette).map((road) => ({
    casing: line(`${road.id}-casing`, road, road.casing, road.casingWidth),
    surface: line(road.id, road, road.color, road.width),
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
