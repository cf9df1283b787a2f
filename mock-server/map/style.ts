import type { StyleSpecification } from 'maplibre-gl';
import { groundLayers } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import { PALETTES, type Theme } from './palette.ts';
import { roadLayers } from './road-layers.ts';

/** Zooms of the two archives. The renderer scales up beyond the last one. */
const STREETS = { minzoom: 6, maxzoom: 13 };
const CONTEXT = { minzoom: 0, maxzoom: 5 };

const credit = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener">${text}</a>`;

/**
 * The MapLibre style of the basemap. `base`: absolute URL of the map without a trailing slash, because a worker fetches
 * tiles and has no page to resolve relative URLs. No glyph server: labels use the page's fonts.
 */
export function mapStyle({ theme, base }: { theme: Theme; base: string }): StyleSpecification {
  const palette = PALETTES[theme];
  return {
    version: 8,
    name: `Waymark ${theme}`,
    sources: {
      context: {
        type: 'vector',
        tiles: [`${base}/context/{z}/{x}/{y}.pbf`],
        ...CONTEXT,
        attribution: credit('https://www.geonames.org', 'GeoNames'),
      },
      outskirts: { type: 'geojson', data: `${base}/outskirts.json` },
      streets: {
        type: 'vector',
        tiles: [`${base}/tiles/{z}/{x}/{y}.pbf`],
        ...STREETS,
        attribution: credit('https://www.openstreetmap.org/copyright', '© OpenStreetMap contributors'),
      },
    },
    layers: [...groundLayers(palette), ...roadLayers(palette), ...labelLayers(palette)],
  };
}

/** A style with the color of the ground only: no sources, no tiles, no labels. */
export const plainStyle = (theme: Theme): StyleSpecification => ({
  version: 8,
  name: `Waymark ${theme}, plain`,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': PALETTES[theme].land } }],
});
