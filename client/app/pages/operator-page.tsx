import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand.tsx';
import { LightButton } from '../../ui/light/button.tsx';
import type { ConfigProblem } from '../config.ts';
import styles from './message-page.module.css';

type Found = { problems: readonly ConfigProblem[] } | { unreadable: string };

/** For the operator: problems of the configuration. */
export function OperatorPage({ address, found }: { address: string; found: Found }) {
  const { t } = useTranslation(['operator', 'common']);
  return (
    <main className={styles.page}>
      <title>{t('title')}</title>
      <BrandMark size={40} />
      <h1>{t('title')}</h1>
      <p>{t('text', { address })}</p>
      {'unreadable' in found ? (
        <p>{t('unreadable', { reason: found.unreadable })}</p>
      ) : (
        <ul className={styles.problems}>
          {found.problems.map(({ path, problem }) => (
            <li key={path}>
              <code>{path || 'config.json'}</code> {t(`problems.${problem}`)}
            </li>
          ))}
        </ul>
      )}
      <p>{t('hint')}</p>
      <LightButton onClick={() => location.reload()}>{t('common:reload')}</LightButton>
    </main>
  );
}
