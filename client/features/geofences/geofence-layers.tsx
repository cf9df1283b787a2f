import type { GeoJSONSource, GeoJSONSourceSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { useMapRef } from '../../ui/map/use-map-ref.ts';
import { createDrawnShapes, type Shape } from './drawn-shapes.ts';

const SOURCE = 'wm-geofences';
const EMPTY: GeoJSONSourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
const IS_AREA = ['==', ['geometry-type'], 'Polygon'] as ['==', ['geometry-type'], 'Polygon'];

/** Areas and points of geofences, as one source. */
export function GeofenceLayers({ shapes }: { shapes: readonly Shape[] }) {
  const map = useMapRef();
  const [colors] = useState(() => readColors(map.getContainer()));
  const [drawn] = useState(createDrawnShapes);
  // Without React, which would compare the corners of a thousand shapes.
  useEffect(() => {
    const source = map.getSource<GeoJSONSource>(SOURCE);
    return source && drawn.draw(shapes, source);
  }, [map, drawn, shapes]);
  return (
    <Source id={SOURCE} {...EMPTY}>
      <Layer
        id="wm-geofence-area"
        type="fill"
        filter={IS_AREA}
        paint={{ 'fill-color': colors.accent, 'fill-opacity': 0.16 }}
      />
      <Layer
        id="wm-geofence-line"
        type="line"
        filter={IS_AREA}
        paint={{ 'line-color': colors.accent, 'line-width': 2 }}
      />
      <Layer
        id="wm-geofence-point"
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{
          'circle-color': colors.accent,
          'circle-radius': 7,
          'circle-stroke-color': colors.ring,
          'circle-stroke-width': 2,
        }}
      />
    </Source>
  );
}

export function readColors(element: HTMLElement): { accent: string; ring: string } {
  const style = getComputedStyle(element);
  return {
    accent: style.getPropertyValue('--wm-accent').trim(),
    ring: style.getPropertyValue('--wm-marker-ring').trim(),
  };
}
