import { useTranslation } from 'react-i18next';
import styles from './skeleton-rows.module.css';

/** Placeholder rows of a loading list. */
export function SkeletonRows({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <output aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row} data-variant={row % 3}>
          <span className={styles.disc} />
          <span className={styles.texts}>
            <span />
            <span />
          </span>
        </span>
      ))}
    </output>
  );
}
