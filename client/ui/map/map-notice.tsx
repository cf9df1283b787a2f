import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './map-frame.module.css';

/** What failed: the map itself, the browser's drawing of it, or parts of its ground. */
export type MapFailure = 'map' | 'graphics' | 'ground';

/** Says over the map what is missing; nothing else of the page needs it. */
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
