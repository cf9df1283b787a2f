import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';

/** Font family of the portal's text. The renderer draws labels with the page's fonts. */
export const FONT = ['Inter Variable'];

type Label = Omit<SymbolLayerSpecification, 'type' | 'paint' | 'layout'> & {
  color: string;
  layout: SymbolLayerSpecification['layout'];
};

/** Creates layers that draw the `name` of features, with a halo in the color of the theme. */
export function labelIn(palette: Palette): (label: Label) => LayerSpecification {
  return ({ color, layout, ...rest }) => ({
    ...rest,
    type: 'symbol',
    layout: { 'text-font': FONT, 'text-field': ['get', 'name'], ...layout },
    paint: { 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
  });
}
