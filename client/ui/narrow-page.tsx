import type { ComponentProps, ReactNode } from 'react';
import styles from './narrow-page.module.css';

type Props = { title: string; lead: string; children: ReactNode };

/** A page for a single task, with a readable width. */
export function NarrowPage({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

/** Box for a state of the page that replaces its cards. */
export const Boxed = (props: ComponentProps<'div'>) => <div {...props} className={styles.boxed} />;
