import type { GeoJSONSource, GeoJSONSourceSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layer, type MapRef, Source } from 'react-map-gl/maplibre';
import type { Geofence } from '../../api/model.ts';
import { middleOf, outlineOf, type Position } from '../../rules/geofences/outline.ts';
import { MAP_MOTION } from '../../ui/map/motion.ts';
import { useMapRef } from '../../ui/map/use-map-ref.ts';
import { boundsOf } from '../../ui/map/viewport.ts';
import { PortalMap } from '../../widgets/map/portal-map.tsx';

const SOURCE = 'wm-geofences';
const EMPTY: GeoJSONSourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
/** Room of the buttons and credits around fitted shapes. */
const MARGINS = { left: 28, right: 64, top: 28, bottom: 64 };
/** Limits the zoom for a point, to show its surroundings. */
const CLOSEST = 15;

/** A geofence to zoom to, once for each object. */
export type Asked = { id: number };
type Props = { geofences: readonly Geofence[]; asked: Asked | null };

/** Map of all geofences with their shapes. */
export default function GeofenceMap({ geofences, asked }: Props) {
  const { t } = useTranslation('geofences');
  return (
    <PortalMap
      label={t('map.label')}
      description={t('map.description')}
      fit={{ label: t('map.fit'), show: (map) => fit(map, geofences, MAP_MOTION.duration) }}
    >
      <OnMap geofences={geofences} asked={asked} />
    </PortalMap>
  );
}

function OnMap({ geofences, asked }: Props) {
  const map = useMapRef();
  const features = useMemo(() => featuresOf(geofences), [geofences]);
  const [colors] = useState(() => readColors(map.getContainer()));
  const fitAll = useEffectEvent(() => fit(map, geofences, 0));
  const isFound = geofences.length > 0;
  useEffect(() => {
    if (isFound) fitAll();
  }, [isFound]);
  // Without React, which would compare the corners of a thousand shapes. Rejects if the map is removed before.
  useEffect(() => {
    void map
      .getSource<GeoJSONSource>(SOURCE)
      ?.setData(features)
      .catch(() => undefined);
  }, [map, features]);
  const show = useEffectEvent(({ id }: Asked) => {
    const geofence = geofences.find((one) => one.id === id);
    if (!geofence) return;
    fit(map, [geofence], MAP_MOTION.duration);
    // On a phone the map lies above the list.
    map.getContainer().scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (asked) show(asked);
  }, [asked]);
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
const IS_AREA = ['==', ['geometry-type'], 'Polygon'] as ['==', ['geometry-type'], 'Polygon'];

function featuresOf(geofences: readonly Geofence[]): GeoJSON.FeatureCollection {
  const features = geofences.flatMap((geofence): GeoJSON.Feature[] => {
    const ring = outlineOf(geofence);
    const middle = middleOf(geofence);
    if (!middle) return [];
    const geometry: GeoJSON.Geometry = ring
      ? { type: 'Polygon', coordinates: [ring] }
      : { type: 'Point', coordinates: middle };
    return [{ type: 'Feature', id: geofence.id, properties: {}, geometry }];
  });
  return { type: 'FeatureCollection', features };
}

function readColors(element: HTMLElement): { accent: string; ring: string } {
  const style = getComputedStyle(element);
  return {
    accent: style.getPropertyValue('--wm-accent').trim(),
    ring: style.getPropertyValue('--wm-marker-ring').trim(),
  };
}

function fit(map: MapRef, geofences: readonly Geofence[], duration: number): void {
  const places = geofences.flatMap((geofence): Position[] => {
    const middle = middleOf(geofence);
    return outlineOf(geofence) ?? (middle ? [middle] : []);
  });
  const bounds = boundsOf(places.map(([longitude, latitude]) => ({ longitude, latitude })));
  if (bounds) map.fitBounds(bounds, { padding: MARGINS, maxZoom: CLOSEST, linear: true, duration });
}
