import type { ComponentProps, ReactNode } from 'react';
import styles from './page-columns.module.css';

type Props = {
  title: string;
  lead: string;
  /** Supporting content: facts, related pages. Above the content in a narrow window. */
  beside?: ReactNode;
  /** Below the content in a narrow window. */
  isBesideLast?: boolean;
  children: ReactNode;
};

/** Layout of a page with a single task: with supporting content beside it, otherwise centered at a readable width. */
export function PageColumns({ title, lead, beside, isBesideLast = false, children }: Props) {
  return (
    <div className={styles.columns} data-centered={!beside}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {beside && !isBesideLast && <div className={styles.beside}>{beside}</div>}
      <div className={styles.content}>{children}</div>
      {beside && isBesideLast && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}

/** Two columns of cards, as wide as those of `PageColumns`. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Frame of a state of the page that replaces its cards. */
export const Boxed = (props: ComponentProps<'div'>) => <div {...props} className={styles.boxed} />;
