import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './map-frame.module.css';

/** What failed: the map itself, WebGL, or tiles of the base map. */
export type MapFailure = 'map' | 'graphics' | 'ground';

/** Notice over the map about a failure. */
export function MapNotice({ failure, onRetry }: { failure: MapFailure; onRetry: () => void }) {
  const { t } = useTranslation(['map', 'common']);
  return (
    <output className={styles.notice}>
      <IconMapOff size={18} aria-hidden />
      <span>{t(`failed.${failure}`)}</span>
      <Button variant="default" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </output>
  );
}
