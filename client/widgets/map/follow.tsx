import { useEffect } from 'react';
import { useMapRef } from '../../ui/map/use-map-ref.ts';

/** Keeps a place in the middle of the map, from `zoom`. Renders nothing. */
export function Follow({ longitude, latitude, zoom }: { longitude: number; latitude: number; zoom: number }) {
  const map = useMapRef();
  useEffect(() => {
    map.jumpTo({ center: [longitude, latitude], zoom });
  }, [map, longitude, latitude, zoom]);
  return null;
}
