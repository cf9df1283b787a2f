import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../i18n/setup.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../state/session.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './installer-page.module.css';
import { LookUp } from './look-up.tsx';

const texts = () => loadNamespaces(['service-mode', 'vehicle-settings', 'option-tables', 'commands', 'vehicles']);
const Work = lazyChunk(async () => (await Promise.all([import('./work.tsx'), texts()]))[0]);

/**
 * For installers: checks by serial number whether a device can be activated, without sign-in. Signed in, they work on devices in
 * service mode (core 6, commerce 4).
 */
export default function InstallerPage() {
  const { status } = useSession();
  if (status !== 'signed_in') return <Visitor />;
  return (
    <Suspense fallback={null}>
      <Work />
    </Suspense>
  );
}

const NEXT = new URLSearchParams({ next: paths.installer });

function Visitor() {
  const { t } = useTranslation('installer');
  return (
    <section className={styles.card}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <LookUp />
      <p className={styles.after}>
        <span>{t('signIn.text')}</span>
        <PageLink to={`${paths.login}?${NEXT}`}>{t('signIn.installer')}</PageLink>
        <PageLink to={`${paths.dealerLogin}?${NEXT}`}>{t('signIn.dealer')}</PageLink>
      </p>
    </section>
  );
}
