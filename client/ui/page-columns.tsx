import type { ComponentProps, ReactNode } from 'react';
import { PageLead, PageTitle } from './page.tsx';
import styles from './page-columns.module.css';

type Props = {
  title: string;
  lead: string;
  /** The title differs from that of the route, which the top bar of a phone shows. */
  hasOwnTitle?: boolean;
  /** Supporting content: facts, related pages. Above the content in a narrow window. */
  beside?: ReactNode;
  /** Below the content in a narrow window. */
  isBesideLast?: boolean;
  children: ReactNode;
};

/** Layout of a page with a single task: with supporting content beside it, otherwise in the full width. All begin at the same left edge. */
export function PageColumns({ title, lead, beside, isBesideLast = false, hasOwnTitle = false, children }: Props) {
  return (
    <div className={styles.columns} data-single={!beside}>
      <header>
        {hasOwnTitle ? <h1>{title}</h1> : <PageTitle>{title}</PageTitle>}
        <PageLead>{lead}</PageLead>
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
