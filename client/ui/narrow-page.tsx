import type { ComponentProps, ReactNode } from 'react';
import styles from './narrow-page.module.css';

type Props = { title: string; lead: string; children: ReactNode };

/** A page of one thing to do, as wide as it is read well. */
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

/** Around a state of the page that stands where its cards would. */
export const Boxed = (props: ComponentProps<'div'>) => <div {...props} className={styles.boxed} />;
