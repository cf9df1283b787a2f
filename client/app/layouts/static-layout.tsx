import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';
import { Brand } from '../../ui/brand.tsx';
import { PageSlot } from './page-slot.tsx';
import { PolicyLinks } from './policy-links.tsx';
import styles from './static-layout.module.css';

/** Pages without a sign-in: a plain bar, the page, policy links (core 2.3). */
export function StaticLayout() {
  const { t } = useTranslation();
  const { brand } = usePortal();
  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        <Link to={paths.dashboard} aria-label={t('navigation.home', { brand: brand.name })}>
          <Brand name={brand.name} />
        </Link>
      </header>
      <main className={styles.page} tabIndex={-1}>
        <PageSlot />
      </main>
      <PolicyLinks />
    </div>
  );
}
