import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeactivateDevice } from '../../../../generated/client/device.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import { ApiError } from '../../../api/errors.ts';
import { paths } from '../../../lib/paths.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { showAlert } from '../../../state/alerts.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useNavigateIfHere } from '../../../ui/use-navigate-if-here.ts';
import styles from './suspend.module.css';

/** Deletes a vehicle after a confirmation. A device that does not respond keeps the vehicle (commerce 8). */
export function DeleteCard({ subscribed: { vehicle, device } }: { subscribed: Subscribed }) {
  const { t } = useTranslation(['manage-subscription', 'common']);
  const errorLines = useErrorLines();
  const navigateIfHere = useNavigateIfHere();
  const [isAsked, setAsked] = useState(false);
  const name = vehicle.vehicle_name;
  const { mutateAsync } = useDeactivateDevice();
  const isUnreachable = (failure: unknown) => failure instanceof ApiError && failure.kind === 'device-unreachable';
  return (
    <Card title={t('delete.title')}>
      <div className={styles.body}>
        <p>{t('delete.text')}</p>
        {vehicle.is_pending_transfer && <p>{t('delete.transfer')}</p>}
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => setAsked(true)} disabled={vehicle.is_pending_transfer}>
            {t('delete.ask', { name })}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t('delete.question', { name })}
        submit={t('delete.submit')}
        submitAgain={t('common:tryAgain')}
        isDangerous
        // Service mode stays open for an installer, but does not keep the vehicle.
        onConfirm={() =>
          mutateAsync({
            data: { device_key: device.device_key, ...(device.service_mode && { service_mode_override: true }) },
          })
        }
        onDone={() => {
          showAlert({ id: `deleted-${vehicle.id}`, type: 'success', message: t('delete.done', { name }) });
          void navigateIfHere(paths.subscriptions, { replace: true });
        }}
        explain={(failure) => [
          ...errorLines(failure),
          ...(isUnreachable(failure) ? [t('delete.unreachable', { name })] : []),
        ]}
      >
        <p>{t('delete.consequences')}</p>
        {device.service_mode && <p>{t('delete.serviceMode')}</p>}
      </ConfirmDialog>
    </Card>
  );
}
