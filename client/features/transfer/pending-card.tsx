import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { LazyCancelTransfer } from '../../dialogs/transfer/lazy-cancel-transfer.tsx';
import { Card } from '../../ui/card.tsx';
import { Receipt } from '../../ui/receipt/receipt.tsx';
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
  /** The offer is being canceled. Again with `false` if that fails. */
  onCancel: (isCanceled: boolean) => void;
};

/** A pending transfer: offered, waiting for its recipient, and a button to cancel it (commerce 4). */
export function PendingCard({ vehicle, offeredAt, isExclusiveToOther, takesFocus, onCancel }: Props) {
  const { t } = useTranslation('transfer');
  const offered = useOfferedStep();
  const name = vehicle.vehicle_name;
  const email = vehicle.pending_transfer_to ?? null;
  const [isAsking, setAsking] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
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
              disabledReason: isExclusiveToOther ? t('locks.exclusive_access.text') : null,
              onPress: () => setAsking(true),
            },
          ]}
        />
        {isAsking && <LazyCancelTransfer vehicle={vehicle} onClose={() => setAsking(false)} onCancel={onCancel} />}
      </div>
    </Card>
  );
}
