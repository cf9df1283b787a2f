import { IconMapPinFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker } from 'react-map-gl/maplibre';
import { MapShell } from '../../ui/map/map-shell.tsx';
import { MAP_MOTION } from '../../ui/map/motion.ts';
import { useMapRef } from '../../ui/map/use-map-ref.ts';
import { visitorUnits } from './use-visitor-format.ts';
import styles from './where-page.module.css';

/** Zoom that shows the surrounding streets. */
const ZOOM = 15;

type Place = { latitude: number; longitude: number };
type Props = Place & { name: string; ground: { light: string; dark: string } };

/** Map with one marker, which it follows at the zoom that the visitor chose. */
export default function WhereMap({ name, latitude, longitude, ground }: Props) {
  const { t } = useTranslation('location-link');
  return (
    <MapShell
      ground={ground}
      units={visitorUnits()}
      label={t('map.label', { name })}
      description={t('map.description')}
      fit={{
        label: t('map.center'),
        show: (map) => map.easeTo({ center: [longitude, latitude], zoom: ZOOM, ...MAP_MOTION }),
      }}
    >
      <Follow latitude={latitude} longitude={longitude} />
      <Marker latitude={latitude} longitude={longitude} anchor="bottom">
        <IconMapPinFilled size={44} className={styles.pin} aria-hidden />
      </Marker>
    </MapShell>
  );
}

function Follow({ latitude, longitude }: Place) {
  const map = useMapRef();
  const isFirst = useRef(true);
  useEffect(() => {
    const center: [number, number] = [longitude, latitude];
    if (isFirst.current) map.jumpTo({ center, zoom: ZOOM });
    else map.easeTo({ center, ...MAP_MOTION });
    isFirst.current = false;
  }, [map, longitude, latitude]);
  return null;
}
