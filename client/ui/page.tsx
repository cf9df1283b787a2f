import type { ComponentProps, ComponentType, ReactNode } from 'react';
import styles from './page.module.css';
import { PageLink } from './page-exists.tsx';

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

/** Purpose or summary of a page, directly below its title. */
export const PageLead = (props: Omit<ComponentProps<'p'>, 'className'>) => <p {...props} className={styles.lead} />;

type ActionProps = { to: string; icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>; children: ReactNode };

/** Link beside the title to the page that adds to this one. In the full width on a phone. */
export const PageAction = ({ to, icon: Icon, children }: ActionProps) => (
  <PageLink to={to} className={styles.action}>
    <Icon size={16} aria-hidden />
    {children}
  </PageLink>
);
