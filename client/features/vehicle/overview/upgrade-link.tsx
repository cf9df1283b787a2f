import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import styles from './upgrade-link.module.css';

/** Link to upgrade the plan. Only owners manage subscriptions (core 6). */
export function UpgradeLink({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  if (vehicle.isShared) return null;
  return (
    <PageLink className={styles.upgrade} to={`/subscriptions/update/${vehicle.id}`}>
      {t('upgrade')}
    </PageLink>
  );
}
