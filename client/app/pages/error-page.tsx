import { IconCloudOff, IconMoodSad } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router';
import { ChunkError } from '../../lib/chunk-reload.ts';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';
import { ButtonLink, LightButton } from '../../ui/light/button.tsx';
import { useRetryOnceOnline } from '../../ui/use-retry-once-online.ts';
import styles from './message-page.module.css';

/**
 * Replaces a page that failed, inside its layout (core 2.2). Unknown addresses have their own page. A page that was not loaded says
 * so, and is loaded again on request and when the connection is back.
 */
export function PageError() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  const isNotLoaded = error instanceof ChunkError;
  // Loads the page's code if it is missing, then renders the page again.
  const retry = () => void revalidate();
  useRetryOnceOnline(isNotLoaded, retry);
  useEffect(() => {
    if (!isNotLoaded) reportError(error);
  }, [isNotLoaded, error]);
  const Icon = isNotLoaded ? IconCloudOff : IconMoodSad;
  const isTrying = state === 'loading';
  return (
    <div className={styles.page} role="alert">
      <Icon size={40} aria-hidden />
      <h1>{t(isNotLoaded ? 'pageNotLoaded' : 'applicationError.title')}</h1>
      <p>{t(isNotLoaded ? notLoadedReason() : 'applicationError.text')}</p>
      <LightButton aria-disabled={isTrying} onClick={isTrying ? undefined : retry}>
        {t('tryAgain')}
      </LightButton>
      {isNotLoaded ? (
        <ButtonLink to={paths.dashboard} variant="subtle">
          {t('notFound.home')}
        </ButtonLink>
      ) : (
        <HomeByReload variant="subtle" />
      )}
    </div>
  );
}

/** A chunk fails without a connection, or because the server has none of that name. */
const notLoadedReason = () => (navigator.onLine ? 'notLoaded' : 'errors.network');

/** Reloads the portal, because the failed state may still be in memory. */
function HomeByReload({ variant = 'filled' }: { variant?: 'filled' | 'subtle' }) {
  const { t } = useTranslation();
  return (
    <LightButton variant={variant} onClick={() => location.assign(new URL('./', document.baseURI))}>
      {t('notFound.home', { defaultValue: 'Back to home' })}
    </LightButton>
  );
}

/** Replaces the whole portal if a layout failed. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { brand } = usePortal();
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <Failure
      title={t('pageTitle', { title: t('applicationError.title'), brand: brand.name })}
      reason={error instanceof ChunkError ? notLoadedReason() : undefined}
    />
  );
}

type FailureProps = {
  title?: string;
  /** Why the portal did not start: a chunk did not load, or the browser refuses cookies and storage. */
  reason?: 'errors.network' | 'notLoaded' | 'sign-in:refused.not_kept' | undefined;
};

/** The same for a failed start, without a brand. Falls back to English if the texts did not load. */
export function Failure({ title, reason }: FailureProps) {
  const { t } = useTranslation(['common', 'sign-in'], { useSuspense: false });
  const heading = t('applicationError.title', { defaultValue: 'An error occurred' });
  useRetryOnceOnline(reason === 'errors.network', () => location.reload());
  return (
    <main className={styles.page}>
      <title>{title ?? heading}</title>
      <IconMoodSad size={40} aria-hidden />
      <h1>{heading}</h1>
      <p>
        {t(reason ?? 'applicationError.text', {
          defaultValue: 'A part of the portal did not load. Please try again.',
        })}
      </p>
      <HomeByReload />
    </main>
  );
}
