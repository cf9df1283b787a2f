import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { useCancelTransfer } from '../../dialogs/transfer/use-cancel-transfer.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './transfer-page.module.css';

type Props = {
  vehicle: Vehicle;
  /** Another user has exclusive access: until it ends, the transfer cannot be changed. */
  isExclusiveToOther: boolean;
  /** The form at this place was just submitted. */
  takesFocus: boolean;
};

/** A pending transfer: its recipient, and a button to cancel it (commerce 4). */
export function PendingCard({ vehicle, isExclusiveToOther, takesFocus }: Props) {
  const { t } = useTranslation('transfer');
  const errorLines = useErrorLines();
  const why = useId();
  const name = vehicle.vehicle_name;
  const email = vehicle.pending_transfer_to ?? '';
  const { cancel, isPending, error } = useCancelTransfer(vehicle, t('pending.canceled', { name }));
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <Card title={name} beside={<span className={styles.serial}>{vehicle.device_key}</span>}>
      <div className={styles.body} ref={card} tabIndex={-1}>
        <Notice tone="accent">
          <b>{t('pending.title')}</b>
          <p>{t('pending.text', { email, name })}</p>
        </Notice>
        {error !== null && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
        <div className={styles.buttons}>
          {isExclusiveToOther && (
            <p className={styles.why} id={why}>
              {t('locks.exclusive_access.text')}
            </p>
          )}
          <Button
            variant="default"
            loading={isPending}
            data-disabled={isExclusiveToOther || undefined}
            aria-disabled={isExclusiveToOther || undefined}
            aria-describedby={isExclusiveToOther ? why : undefined}
            onClick={isExclusiveToOther ? undefined : () => void cancel()}
          >
            {t('pending.cancel')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
