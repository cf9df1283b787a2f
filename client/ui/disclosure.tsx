import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = {
  title: string;
  /** What is folded away, in a few words. */
  summary: string;
  children: ReactNode;
};

/** Folds away a part of a page, and says how much of it there is. The browser opens it for a search in the page. */
export const Disclosure = ({ title, summary, children }: Props) => (
  <details className={styles.disclosure}>
    <summary>
      <IconChevronDown size={16} aria-hidden />
      <b>{title}</b>
      <span>{summary}</span>
    </summary>
    {children}
  </details>
);
