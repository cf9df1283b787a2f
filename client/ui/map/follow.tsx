import { useEffect } from 'react';
import { useMapRef } from './use-map-ref.ts';

/** Keeps a place in the center of the map, at `zoom` or closer. Renders nothing. */
export function Follow({ longitude, latitude, zoom }: { longitude: number; latitude: number; zoom: number }) {
  const map = useMapRef();
  useEffect(() => {
    map.jumpTo({ center: [longitude, latitude], zoom });
  }, [map, longitude, latitude, zoom]);
  return null;
}
