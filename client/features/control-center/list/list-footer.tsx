import { useTranslation } from 'react-i18next';
import { useAgo } from '../../../i18n/format.ts';
import { portalTime } from '../../../lib/now.ts';
import { SECOND } from '../../../rules/time/duration.ts';
import { ageOf } from '../../../rules/time/elapsed.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useNow } from '../../../ui/use-now.ts';
import { BulkButton } from './bulk-button.tsx';
import { ListMenu } from './list-menu.tsx';
import styles from './vehicle-list.module.css';

type Props = { updatedAt: number; hasFailed: boolean };

/** Age of the list, or that its last refetch failed. */
export function ListFooter({ updatedAt, hasFailed }: Props) {
  const { t } = useTranslation('vehicles');
  const ago = useAgo();
  const isPhone = useIsPhone();
  const now = useNow(SECOND);
  const age = ago(ageOf(portalTime(updatedAt), now));
  return (
    <footer className={styles.footer} data-failed={hasFailed} data-vehicle-age>
      <span className={styles.age}>{hasFailed ? t('refreshFailed', { age }) : t('updated', { age })}</span>
      {/* On a phone it is above the list, so that a low sheet shows it. */}
      {!isPhone && (
        <span className={styles.actions}>
          <BulkButton />
          <ListMenu />
        </span>
      )}
    </footer>
  );
}
