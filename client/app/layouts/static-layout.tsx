import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';
import { useVisits } from '../../state/visits.ts';
import { Brand } from '../../ui/brand.tsx';
import { useRouteRecord } from '../routes/use-route-record.ts';
import type { BackArrow as Arrow } from '../top-bar/back-arrow.tsx';
import { LanguageField } from './language-field.tsx';
import { PageSlot } from './page-slot.tsx';
import { PolicyLinks } from './policy-links.tsx';
import styles from './static-layout.module.css';

/** The sign-in page has none, and does not wait for it. A failure must not reload the page and lose input. */
const BackArrow = lazy(async () => {
  const none: ComponentType<ComponentProps<typeof Arrow>> = () => null;
  return { default: await import('../top-bar/back-arrow.tsx').then(({ BackArrow }) => BackArrow).catch(() => none) };
});

/** Pages that lead into the portal. They show the map and what the portal is for. */
const ENTRIES: ReadonlySet<string | undefined> = new Set([
  paths.login,
  paths.dealerLogin,
  paths.register,
  paths.forgotPassword,
  paths.setPassword,
]);

/**
 * Pages without a sign-in: a plain bar with the choice of language, the page, policy links (core 2.3). Has a back arrow if the visitor came from another page.
 * The sign-in page never leads back to the page that required it.
 */
export function StaticLayout() {
  const { t } = useTranslation();
  const { brand } = usePortal();
  const cameFrom = useVisits(({ previous }) => previous);
  const record = useRouteRecord();
  const isEntry = ENTRIES.has(record?.path);
  return (
    <div className={styles.layout} data-entry={isEntry}>
      <header className={styles.bar}>
        <Suspense fallback={null}>
          {record?.next === 'kept' && cameFrom !== null && <BackArrow record={record} isCartEmpty />}
        </Suspense>
        <Link to={paths.dashboard} aria-label={t('navigation.home', { brand: brand.name })}>
          <Brand name={brand.name} />
        </Link>
        <LanguageField />
      </header>
      <main className={styles.page} tabIndex={-1}>
        {isEntry && <p className={styles.purpose}>{t('purpose')}</p>}
        <PageSlot />
      </main>
      <PolicyLinks />
    </div>
  );
}
