import { IconMoodSad } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { usePortal } from '../../state/portal.ts';
import { LightButton } from '../../ui/light/button.tsx';
import styles from './message-page.module.css';

/**
 * Replaces a page that failed (core 2.2). Unknown addresses have their own page. The home link reloads the portal, because
 * the failed state may still be in memory.
 */
export function ErrorPage() {
  const { t } = useTranslation();
  const { brand } = usePortal();
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <Failure title={t('pageTitle', { title: t('applicationError.title'), brand: brand.name })} />;
}

type FailureProps = {
  title?: string;
  /** Why the portal did not start: a chunk did not load, or the browser refuses cookies and storage. */
  reason?: 'errors.network' | 'sign-in:refused.not_kept' | undefined;
};

/** The same for a failed start, without a brand. Falls back to English if the texts did not load. */
export function Failure({ title, reason }: FailureProps) {
  const { t } = useTranslation(['common', 'sign-in'], { useSuspense: false });
  const heading = t('applicationError.title', { defaultValue: 'An error occurred' });
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
      <LightButton onClick={() => location.assign(new URL('./', document.baseURI))}>
        {t('notFound.home', { defaultValue: 'Back to home' })}
      </LightButton>
    </main>
  );
}
