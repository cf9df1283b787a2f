import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { useCancelTransfer } from '../../dialogs/transfer/use-cancel-transfer.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './transfer-page.module.css';
import { useOfferedStep } from './use-offered-step.ts';

type Props = {
  vehicle: Vehicle;
  /** When it was offered, if known. */
  offeredAt: string | null;
  /** Another user has exclusive access: until it ends, the transfer cannot be changed. */
  isExclusiveToOther: boolean;
  /** The form at this place was just submitted. */
  takesFocus: boolean;
  /** The user takes the offer back. Again with `false` if that fails. */
  onCancel: (isCanceled: boolean) => void;
};

/** A pending transfer: offered, waiting for its recipient, and a button to cancel it (commerce 4). */
export function PendingCard({ vehicle, offeredAt, isExclusiveToOther, takesFocus, onCancel }: Props) {
  const { t } = useTranslation('transfer');
  const errorLines = useErrorLines();
  const offered = useOfferedStep();
  const name = vehicle.vehicle_name;
  const email = vehicle.pending_transfer_to ?? null;
  const { cancel, isPending, error } = useCancelTransfer(vehicle, t('pending.canceled', { name }));
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const withdraw = useSingleFlight(async () => {
    onCancel(true);
    if (!(await cancel())) onCancel(false);
  });
  return (
    <Card title={name} beside={<span className={styles.serial}>{vehicle.device_key}</span>}>
      <div className={styles.body} ref={card} tabIndex={-1}>
        <Receipt
          form="full"
          steps={[offered({ email, at: offeredAt }), { state: 'open', text: t('pending.title'), time: null }]}
          detail={email === null ? t('pending.unknown', { name }) : t('pending.text', { email, name })}
          actions={[
            {
              text: t('pending.cancel'),
              isBusy: isPending,
              disabledReason: isExclusiveToOther ? t('locks.exclusive_access.text') : null,
              onPress: () => withdraw(undefined),
            },
          ]}
        />
        {error !== null && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
      </div>
    </Card>
  );
}
