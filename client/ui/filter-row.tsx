import type { ReactNode } from 'react';
import styles from './filter-row.module.css';

/** Filters of a list, side by side. On a phone they stay in one row that scrolls, so that the list begins in view. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.row} fading-ends`}>{children}</div>
);
