import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './period.module.css';

type Props = {
  by: -1 | 1;
  /** `null`: there is no such day. */
  onPress: (() => void) | null;
};

/** Goes to the day before or the day after. */
export function DayButton({ by, onPress }: Props) {
  const { t } = useTranslation('period');
  const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
  const label = t(by < 0 ? 'before' : 'after');
  return (
    <ActionIcon
      variant="default"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={onPress === null}
      data-disabled={onPress === null || undefined}
      onClick={() => onPress?.()}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
