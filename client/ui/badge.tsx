import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = { tone: 'accent' | 'moving' | 'warning' | 'alarm' | 'paused' | 'quiet'; children: ReactNode };

/** A short word or a count beside a title. Its color shows a state that the text also names. */
export function Badge({ tone, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
