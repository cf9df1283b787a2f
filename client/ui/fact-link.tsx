import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './fact-link.module.css';

type Props = {
  to: string;
  /** Name of the fact. The link is its value, and says both. */
  label: string;
  /** Value as text. */
  value: string;
  /** Value as it is drawn. Otherwise the text. */
  children?: ReactNode;
};

/** Value of a fact that leads to its history. Its target is the whole of the nearest positioned parent. */
export function FactLink({ to, label, value, children = value }: Props) {
  const { t } = useTranslation();
  return (
    <Link to={to} className={styles.link} aria-label={t('labeled', { label, value })}>
      {children}
    </Link>
  );
}
