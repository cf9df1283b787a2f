import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { LazyCancelTransfer } from '../../../dialogs/transfer/lazy-cancel-transfer.tsx';
import { paths } from '../../../lib/paths.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import styles from './vehicle-notices.module.css';

/** Cancels the pending transfer of the user's own vehicle (commerce 4), and leads to its receipt. */
export function CancelTransfer({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles', 'commands']);
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const reasonId = useId();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.action}>
      <Button
        variant="default"
        data-disabled={isExclusiveToOther || undefined}
        aria-disabled={isExclusiveToOther || undefined}
        aria-describedby={isExclusiveToOther ? reasonId : undefined}
        onClick={isExclusiveToOther ? undefined : () => setAsking(true)}
      >
        {t('notices.cancel_transfer')}
      </Button>
      <PageLink className={styles.wayOut} to={`${paths.transferVehicle}/${vehicle.id}`}>
        {t('vehicles:viewTransfer')}
      </PageLink>
      <small id={reasonId}>{isExclusiveToOther && t('commands:disabled.exclusive_access')}</small>
      {isAsking && <LazyCancelTransfer vehicle={vehicle} onClose={() => setAsking(false)} />}
    </div>
  );
}
