import type { ComponentProps, ReactNode } from 'react';
import styles from './page.module.css';

/** A page whose parts follow each other in one column, in the width of the layout. */
export const Page = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

/** The heading of a page, with what belongs beside it: the main action, filters. */
export const PageHeader = ({ children }: { children: ReactNode }) => (
  <header className={styles.header}>{children}</header>
);

/** Title of a page. On a phone the top bar shows the same text, and the title is visually hidden. */
export const PageTitle = ({ children, ...rest }: Omit<ComponentProps<'h1'>, 'className'>) => (
  <h1 {...rest} className={styles.title}>
    {children}
  </h1>
);
