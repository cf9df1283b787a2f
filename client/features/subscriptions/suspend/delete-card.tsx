import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDeactivateDevice } from '../../../../generated/client/device.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import { paths } from '../../../lib/paths.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { showAlert } from '../../../state/alerts.ts';
import { Card } from '../../../ui/card.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './suspend.module.css';

/** Deletes a vehicle after a confirmation. A device that does not respond keeps the vehicle (commerce 8). */
export function DeleteCard({ subscribed: { vehicle, device } }: { subscribed: Subscribed }) {
  const { t } = useTranslation(['plans', 'common']);
  const errorLines = useErrorLines();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const name = vehicle.vehicle_name;
  const { mutate, isPending, error, reset } = useDeactivateDevice({
    mutation: {
      onSuccess: () => {
        setAsked(false);
        showAlert({ id: `deleted-${vehicle.id}`, type: 'success', message: t('delete.done', { name }) });
        void navigate(paths.subscriptions, { replace: true });
      },
    },
  });
  const isUnreachable = error?.kind === 'device-unreachable';
  const remove = () => {
    if (isPending) return;
    // Service mode stays open for an installer, but does not keep the vehicle.
    const data = { device_key: device.device_key, ...(device.service_mode && { service_mode_override: true }) };
    mutate({ data });
  };
  return (
    <Card title={t('delete.title')}>
      <div className={styles.body}>
        <p>{t('delete.text')}</p>
        {vehicle.is_pending_transfer && <p>{t('delete.transfer')}</p>}
        <div className={styles.buttons}>
          <Button
            variant="default"
            onClick={() => {
              reset();
              setAsked(true);
            }}
            disabled={vehicle.is_pending_transfer}
          >
            {t('delete.ask', { name })}
          </Button>
        </div>
      </div>
      <Dialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        isBusy={isPending}
        title={t('delete.question', { name })}
      >
        <p>{t('delete.consequences')}</p>
        {device.service_mode && <p>{t('delete.serviceMode')}</p>}
        {error !== null && (
          <Notice tone="alarm">
            {errorLines(error).join(' ')} {isUnreachable && t('delete.unreachable', { name })}
          </Notice>
        )}
        <DialogFooter>
          <Button variant="default" data-autofocus disabled={isPending} onClick={() => setAsked(false)}>
            {t('common:cancel')}
          </Button>
          <Button className={styles.danger} loading={isPending} onClick={remove}>
            {t(isUnreachable ? 'common:tryAgain' : 'delete.submit')}
          </Button>
        </DialogFooter>
      </Dialog>
    </Card>
  );
}
