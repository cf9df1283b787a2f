import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../i18n/languages.ts';
import type { Units } from '../../rules/locale/units.ts';
import styles from './map-shell.module.css';
import { type Scale, scaleAt } from './scale.ts';

const MOST_PIXELS = 96;

/** How long a line on the map is on the ground. Decoration for who cannot see the map. */
export function MapScale({ map, units }: { map: MapLibre; units: Units }) {
  const { i18n } = useTranslation();
  const [scale, setScale] = useState<Scale | null>(null);
  useEffect(() => {
    const update = () => {
      const next = scaleAt(map.getCenter().lat, map.getZoom(), units, MOST_PIXELS);
      setScale((shown) => (shown?.pixels === next.pixels && shown.value === next.value ? shown : next));
    };
    update();
    map.on('move', update);
    return () => {
      map.off('move', update);
    };
  }, [map, units]);
  if (!scale) return null;
  const length = new Intl.NumberFormat(localeOf(i18n.language), { style: 'unit', unit: scale.unit }).format(
    scale.value,
  );
  return (
    <div className={styles.scale} style={{ width: scale.pixels }} aria-hidden>
      <span>{length}</span>
    </div>
  );
}
