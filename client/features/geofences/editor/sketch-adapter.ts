import type { MapRef } from 'react-map-gl/maplibre';
import { type TerraDrawChanges, TerraDrawExtend, type TerraDrawStylingFunction } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';

const PREFIX = 'wm-sketch';

/** Draws on a map, also when a new style has dropped the layers before the drawing ends. The library would throw. */
export class SketchAdapter extends TerraDrawMapLibreGLAdapter<ReturnType<MapRef['getMap']>> {
  readonly #hasLayers: () => boolean;

  constructor(map: MapRef) {
    super({ map: map.getMap(), coordinatePrecision: 6, ignoreMismatchedPointerEvents: true, prefixId: PREFIX });
    this.#hasLayers = () => Boolean(map.getSource(`${PREFIX}-polygon`));
  }

  override render(changes: TerraDrawChanges, styling: TerraDrawStylingFunction): void {
    if (this.#hasLayers()) super.render(changes, styling);
  }

  override clear(): void {
    if (this.#hasLayers()) super.clear();
  }

  override unregister(): void {
    if (this.#hasLayers()) super.unregister();
    else TerraDrawExtend.TerraDrawBaseAdapter.prototype.unregister.call(this);
  }
}
