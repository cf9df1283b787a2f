import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A page whose parts follow each other in one column, in the width of the layout. */
export const Page = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

/** The heading of a page, with what belongs beside it: the main action, filters. */
export const PageHeader = ({ children }: { children: ReactNode }) => (
  <header className={styles.header}>{children}</header>
);
