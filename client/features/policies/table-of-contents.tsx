import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './table-of-contents.module.css';

/** Table of contents. Collapsed on a phone, where it would push the text down. */
export function TableOfContents({ entries }: { entries: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation('policies');
  const isPhone = useIsPhone();
  const list = (
    <ol className={styles.list}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          {/* Full path: a fragment alone would be relative to the portal's base. */}
          <Link to={{ hash: id }}>{title}</Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      {isPhone ? (
        <details>
          <summary>{t('contents')}</summary>
          {list}
        </details>
      ) : (
        <>
          <p className={styles.title}>{t('contents')}</p>
          {list}
        </>
      )}
    </nav>
  );
}
