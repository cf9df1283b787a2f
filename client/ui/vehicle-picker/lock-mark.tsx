import { IconLock, IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LockBar } from '../../rules/groups/groups-change.ts';
import styles from './lock-mark.module.css';

/** Beside a vehicle that nothing can be done with now: it is being given away, or somebody has it for themselves. */
export function LockMark({ bar }: { bar: LockBar | null }) {
  const { t } = useTranslation('picker');
  if (bar === null) return null;
  const Icon = bar === 'pending_transfer' ? IconTransfer : IconLock;
  return (
    <span className={styles.mark}>
      <Icon size={16} aria-hidden />
      {t(`marks.${bar}`)}
    </span>
  );
}
