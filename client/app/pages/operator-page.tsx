import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand.tsx';
import { LightButton } from '../../ui/light/button.tsx';
import type { ConfigProblem } from '../config.ts';
import styles from './message-page.module.css';

type Found = { problems: readonly ConfigProblem[] } | { unreadable: string };

/** For whoever runs the portal: what is wrong with its configuration. Nobody else can do anything here. */
export function OperatorPage({ address, found }: { address: string; found: Found }) {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <title>{t('operator.title')}</title>
      <BrandMark size={40} />
      <h1>{t('operator.title')}</h1>
      <p>{t('operator.text', { address })}</p>
      {'unreadable' in found ? (
        <p>{t('operator.unreadable', { reason: found.unreadable })}</p>
      ) : (
        <ul className={styles.problems}>
          {found.problems.map(({ path, problem }) => (
            <li key={path}>
              <code>{path || 'config.json'}</code> {t(`operator.problems.${problem}`)}
            </li>
          ))}
        </ul>
      )}
      <p>{t('operator.hint')}</p>
      <LightButton onClick={() => location.reload()}>{t('operator.reload')}</LightButton>
    </main>
  );
}
