import { CloseButton } from '@mantine/core';
import { IconPolygon } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from 'react-map-gl/maplibre';
import type { Geofence } from '../../../api/model.ts';
import { geofencePath, vehiclesInsidePath } from '../../../lib/paths.ts';
import { hasArea } from '../../../rules/geofences/inside.ts';
import { readShape } from '../../../rules/geofences/shape.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import styles from './geofence-popup.module.css';

/** More geofences at one place are on the page of geofences. */
const MOST = 5;

type Props = {
  geofences: readonly Geofence[];
  at: { lng: number; lat: number };
  onClose: () => void;
};

/** Names of the geofences at a place of the map, which open them. */
export function GeofencePopup({ geofences, at, onClose }: Props) {
  const { t } = useTranslation(['map', 'common']);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Popup
      longitude={at.lng}
      latitude={at.lat}
      closeButton={false}
      closeOnClick={false}
      maxWidth="280px"
      className={styles.popup ?? ''}
      onClose={onClose}
    >
      <div role="presentation" onKeyDown={onKeyDown}>
        <section className={styles.content} aria-label={t('map:geofences.here')}>
          <ul>
            {geofences.slice(0, MOST).map((geofence) => {
              const { id, name, address, city, state } = geofence;
              const where = [address, city, state].filter(Boolean).join(', ');
              return (
                <li key={id}>
                  <PageLink to={geofencePath(id)} className={styles.name}>
                    <IconPolygon size={16} aria-hidden />
                    {name}
                  </PageLink>
                  {where !== '' && <small>{where}</small>}
                  {hasArea(readShape(geofence)) && (
                    <PageLink to={vehiclesInsidePath(id)} aria-label={t('map:geofences.insideOf', { name })}>
                      {t('map:geofences.inside')}
                    </PageLink>
                  )}
                </li>
              );
            })}
          </ul>
          {geofences.length > MOST && <small>{t('map:geofences.more', { count: geofences.length - MOST })}</small>}
          <CloseButton className={styles.close} aria-label={t('common:close')} onClick={onClose} />
        </section>
      </div>
    </Popup>
  );
}
