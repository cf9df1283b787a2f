import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { PageLink, usePageExists } from '../../ui/page-exists.tsx';
import styles from './policy-links.module.css';

/** The policies, and the support page. */
export const POLICY_LINKS = [
  { to: paths.privacyPolicy, title: 'privacyPolicy' },
  { to: paths.terms, title: 'terms' },
  { to: paths.returnPolicy, title: 'returnPolicy' },
  { to: paths.support, title: 'support' },
] as const;

/** Links to the policies, below every scrolling page (core 2.3). Full-height pages have them in the profile menu. */
export function PolicyLinks() {
  const { t } = useTranslation(['common', 'titles']);
  const exists = usePageExists();
  if (!POLICY_LINKS.some(({ to }) => exists(to))) return null;
  return (
    <footer>
      <nav className={styles.links} aria-label={t('navigation.policies')}>
        {POLICY_LINKS.map(({ to, title }) => (
          <PageLink key={to} to={to}>
            {t(`titles:${title}`)}
          </PageLink>
        ))}
      </nav>
    </footer>
  );
}
