import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapRef } from 'react-map-gl/maplibre';
import styles from './map-controls.module.css';
import { MAP_MOTION } from './motion.ts';
import { useMapRef } from './use-map-ref.ts';

export type Fit = { label: string; show: (map: MapRef) => void };

/** Switches a part of the map on and off. */
export type MapToggle = {
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  isOn: boolean;
  onToggle: () => void;
};

type Props = { fit: Fit | undefined; toggle: MapToggle | undefined };

/** Gestures as buttons. Replaces the library's zoom buttons, which are disabled at the last zoom and lose the keyboard focus. */
export function MapButtons({ fit, toggle }: Props) {
  const map = useMapRef();
  const { t } = useTranslation('map');
  return (
    <div className={styles.buttons} data-toggle={toggle !== undefined}>
      {toggle && (
        <div>
          <button
            type="button"
            aria-label={toggle.label}
            title={toggle.label}
            aria-pressed={toggle.isOn}
            onClick={toggle.onToggle}
          >
            <toggle.Icon size={18} aria-hidden />
          </button>
        </div>
      )}
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
