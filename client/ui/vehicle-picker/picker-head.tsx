import { Checkbox } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tickedOf } from './picked.ts';
import styles from './vehicle-picker.module.css';

type Props = {
  /** Shown vehicles that can be ticked, which "Select All" applies to. */
  offered: readonly number[];
  chosen: ReadonlySet<number>;
  isFiltered: boolean;
  isLocked: boolean;
  count: string | undefined;
  children: ReactNode;
  onToggleAll: () => void;
};

/** Head of the list: "Select All" and the number of selected vehicles. */
export function PickerHead({ offered, chosen, isFiltered, isLocked, count, children, onToggleAll }: Props) {
  const { t } = useTranslation('picker');
  const ticked = tickedOf(offered, chosen);
  return (
    <div className={styles.head} data-part="all">
      <Checkbox
        className={styles.all}
        size="18px"
        label={t(isFiltered ? 'selectFound' : 'selectAll')}
        checked={ticked === 'all'}
        indeterminate={ticked === 'some'}
        disabled={offered.length === 0 || isLocked}
        onChange={onToggleAll}
      />
      {children}
      <span className={styles.count}>{count ?? t('selected', { count: chosen.size })}</span>
    </div>
  );
}
