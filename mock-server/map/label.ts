import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';

/** Drawn from the page's own fonts: this is the family of the portal's text. */
export const FONT = ['Inter Variable'];

type Label = Omit<SymbolLayerSpecification, 'type' | 'paint' | 'layout'> & {
  color: string;
  layout: SymbolLayerSpecification['layout'];
};

/** Makes layers that write the `name` of features, with a halo in the colour of the theme. */
export function labelIn(palette: Palette): (label: Label) => LayerSpecification {
  return ({ color, layout, ...rest }) => ({
    ...rest,
    type: 'symbol',
    layout: { 'text-font': FONT, 'text-field': ['get', 'name'], ...layout },
    paint: { 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
  });
}
