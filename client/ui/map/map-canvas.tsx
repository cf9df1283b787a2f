import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { drawsInSoftware, moveCoarsely } from './coarse-motion.ts';
import { useMapRef } from './use-map-ref.ts';

/** Settings of a map without an option in the library. `picture`: text alternative of a static map. */
export function MapCanvas({ picture }: { picture: string | undefined }) {
  const { t } = useTranslation('map');
  const map = useMapRef();
  const role = picture === undefined ? 'application' : 'img';
  const label = picture ?? t('canvas');
  useEffect(() => {
    // The library makes its canvas a landmark, but the section around it is one already.
    map.getCanvas().setAttribute('role', role);
    map.getCanvas().setAttribute('aria-label', label);
  }, [map, role, label]);
  useEffect(() => {
    const { touchZoomRotate, keyboard } = map.getMap();
    touchZoomRotate.disableRotation();
    keyboard.disableRotation();
    const gl = map.getCanvas().getContext('webgl2');
    if (gl && drawsInSoftware(gl)) moveCoarsely(map);
  }, [map]);
  return null;
}
