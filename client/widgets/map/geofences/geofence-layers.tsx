import type { GeoJSONSource, GeoJSONSourceSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { useMapRef } from '../../../ui/map/use-map-ref.ts';
import { createDrawnShapes, type DrawnShape } from './drawn-shapes.ts';
import { IS_AREA, IS_DOT, IS_POINT } from './parts-by-zoom.ts';
import { namedFrom, strokeOf } from './stroke.ts';

/** Geofences, and the one that is being drawn. */
export const SOURCES = { saved: 'wm-geofences', drawn: 'wm-drawing' } as const;
const EMPTY: GeoJSONSourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };

/** Layers that a pointer finds. */
export const targetsOf = (source: string): string[] => [`${source}-dot`, `${source}-area`];

type Props = {
  shapes: readonly DrawnShape[];
  source?: (typeof SOURCES)[keyof typeof SOURCES];
  /** In the background of another shape. */
  isMuted?: boolean;
  hasNames?: boolean;
};

/** Areas, dots and names of geofences, as one source. Belongs before the layers that cover it. */
export function GeofenceLayers({ shapes, source: id = SOURCES.saved, isMuted = false, hasNames = true }: Props) {
  const map = useMapRef();
  const [colors] = useState(() => readColors(map.getContainer()));
  const [drawn] = useState(createDrawnShapes);
  // Without React, which would compare the corners of a thousand shapes.
  useEffect(() => {
    const source = map.getSource<GeoJSONSource>(id);
    return source && drawn.draw(shapes, source);
  }, [map, drawn, shapes, id]);
  const color = isMuted ? colors.muted : colors.accent;
  return (
    <Source id={id} {...EMPTY}>
      <Layer
        id={`${id}-area`}
        type="fill"
        filter={IS_AREA}
        paint={{ 'fill-color': color, 'fill-opacity': isMuted ? 0.08 : 0.16 }}
      />
      <Layer
        id={`${id}-line`}
        type="line"
        filter={IS_AREA}
        paint={{
          'line-color': color,
          'line-width': strokeOf(2, shapes.length),
          ...(isMuted && { 'line-dasharray': [2, 2] }),
        }}
      />
      <Layer
        id={`${id}-dot`}
        type="circle"
        filter={IS_DOT}
        paint={{
          'circle-color': color,
          'circle-radius': strokeOf(5, shapes.length),
          'circle-stroke-color': colors.ring,
          'circle-stroke-width': strokeOf(2, shapes.length),
        }}
      />
      {hasNames && (
        <Layer
          id={`${id}-name`}
          type="symbol"
          minzoom={namedFrom(shapes.length)}
          filter={IS_POINT}
          layout={{
            'text-field': ['get', 'name'],
            'text-font': ['Inter Variable'],
            'text-size': 12,
            // In ems: wider than any name, so that names do not wrap.
            'text-max-width': 40,
            'text-anchor': 'top',
            'text-offset': [0, 0.8],
            'text-padding': 2,
          }}
          paint={{ 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.4 }}
        />
      )}
    </Source>
  );
}

export function readColors(element: HTMLElement) {
  const style = getComputedStyle(element);
  const variable = (name: string) => style.getPropertyValue(name).trim();
  return {
    accent: variable('--wm-accent'),
    muted: variable('--wm-text-2'),
    text: variable('--wm-text-2'),
    ring: variable('--wm-marker-ring'),
    halo: variable('--wm-map-halo'),
  };
}
