import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { useCancelTransfer } from '../../../dialogs/transfer/use-cancel-transfer.ts';
import { paths } from '../../../lib/paths.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import styles from './vehicle-notices.module.css';

/** Cancels the pending transfer of the user's own vehicle (commerce 4), and leads to its receipt. */
export function CancelTransfer({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles', 'commands']);
  const errorLines = useErrorLines();
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const reasonId = useId();
  const done = t('notices.transfer_canceled', { name: vehicle.vehicle_name });
  const { cancel, isPending, error } = useCancelTransfer(vehicle, done);
  return (
    <div className={styles.action}>
      <Button
        variant="default"
        loading={isPending}
        data-disabled={isExclusiveToOther || undefined}
        aria-disabled={isExclusiveToOther || undefined}
        aria-describedby={isExclusiveToOther || error ? reasonId : undefined}
        onClick={isExclusiveToOther ? undefined : () => void cancel()}
      >
        {t('notices.cancel_transfer')}
      </Button>
      <PageLink className={styles.wayOut} to={`${paths.transferVehicle}/${vehicle.id}`}>
        {t('vehicles:viewTransfer')}
      </PageLink>
      <small id={reasonId} data-failed={error !== null}>
        {error ? errorLines(error).join(' ') : isExclusiveToOther && t('commands:disabled.exclusive_access')}
      </small>
    </div>
  );
}
