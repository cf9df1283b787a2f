import type { MapEventType } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { type MapRef, useMap } from 'react-map-gl/maplibre';

/** The map that contains the component. */
export function useMapRef(): MapRef {
  const { current } = useMap();
  if (!current) throw new Error('Components of a map belong inside a map');
  return current;
}

/** Listens to an event of the map while the component is mounted. */
export function useMapEvent<Type extends keyof MapEventType>(
  type: Type,
  listener: (event: MapEventType[Type]) => void,
): void {
  const map = useMapRef();
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const subscription = map.on(type, (event) => listen(event as MapEventType[Type]));
    return () => subscription.unsubscribe();
  }, [map, type]);
}
