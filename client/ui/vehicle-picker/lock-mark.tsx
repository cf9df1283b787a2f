import { IconLock, IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TransferLock } from '../../rules/access/transfer.ts';
import type { LockReason } from '../../rules/groups/groups-change.ts';
import styles from './lock-mark.module.css';

/** Mark of a vehicle that cannot be changed now: pending transfer, exclusive access of another user, or restricted. */
export function LockMark({ disabledReason }: { disabledReason: LockReason | TransferLock | null }) {
  const { t } = useTranslation('picker');
  if (disabledReason === null) return null;
  const Icon = disabledReason === 'pending_transfer' ? IconTransfer : IconLock;
  return (
    <span className={styles.mark}>
      <Icon size={16} aria-hidden />
      {t(`marks.${disabledReason}`)}
    </span>
  );
}
