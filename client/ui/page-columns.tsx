import type { ComponentProps, ReactNode } from 'react';
import styles from './page-columns.module.css';

type Props = {
  title: string;
  lead: string;
  /** What helps with the page: facts, related pages. On a narrow window it stands above the content. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A page of one thing to do: with what helps beside it, or centered at a width that is read well. */
export function PageColumns({ title, lead, beside, children }: Props) {
  return (
    <div className={styles.columns} data-centered={!beside}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Two columns of cards below a header of their own; the second as wide as what stands beside other pages. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Around a state of the page that stands where its cards would. */
export const Boxed = (props: ComponentProps<'div'>) => <div {...props} className={styles.boxed} />;
