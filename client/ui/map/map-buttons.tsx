import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import styles from './map-shell.module.css';
import { MAP_MOTION } from './motion.ts';

export type Fit = { label: string; show: (map: MapLibre) => void };
type Props = { map: MapLibre; fit: Fit | undefined };

/** What gestures do, for whom they are out of reach. */
export function MapButtons({ map, fit }: Props) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.buttons}>
      {fit && (
        <div>
          <button type="button" aria-label={fit.label} title={fit.label} onClick={() => fit.show(map)}>
            <IconMaximize size={18} aria-hidden />
          </button>
        </div>
      )}
      <div>
        <button type="button" aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => map.zoomIn(MAP_MOTION)}>
          <IconPlus size={18} aria-hidden />
        </button>
        <button type="button" aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => map.zoomOut(MAP_MOTION)}>
          <IconMinus size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}
