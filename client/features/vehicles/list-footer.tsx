import { useTranslation } from 'react-i18next';
import { useAgo } from '../../i18n/format.ts';
import { ageOf } from '../../rules/elapsed.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './vehicle-list.module.css';

const FIVE_SECONDS = 5_000;

type Props = { updatedAt: number; hasFailed: boolean };

/** How old the list is; when it could not be read again it says so instead of pretending. */
export function ListFooter({ updatedAt, hasFailed }: Props) {
  const { t } = useTranslation('vehicles');
  const ago = useAgo();
  useNow(FIVE_SECONDS);
  // The cache keeps the browser's time: the age of the list is taken by the browser's clock, not the server's.
  const age = ago(ageOf(updatedAt, Date.now()));
  return (
    <footer className={styles.footer} data-failed={hasFailed}>
      {hasFailed ? t('refreshFailed', { age }) : t('updated', { age })}
    </footer>
  );
}
