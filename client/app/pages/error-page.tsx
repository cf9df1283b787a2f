import { IconMoodSad } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { usePortal } from '../../state/portal.ts';
import { LightButton } from '../../ui/light/button.tsx';
import styles from './message-page.module.css';

/** Replaces a page that failed (core 2.2). Unknown addresses have a page of their own. Going home loads the portal anew: what failed may still be in memory. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { brand } = usePortal();
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <Failure title={t('pageTitle', { title: t('applicationError.title'), brand: brand.name })} />;
}

/**
 * The same where the portal could not even start, and knows no brand. `isLost`: a part of it did not load, which may be the
 * texts: then it is in English.
 */
export function Failure({ title, isLost }: { title?: string; isLost?: boolean }) {
  const { t } = useTranslation();
  const heading = t('applicationError.title', { defaultValue: 'An error occurred' });
  return (
    <main className={styles.page}>
      <title>{title ?? heading}</title>
      <IconMoodSad size={40} aria-hidden />
      <h1>{heading}</h1>
      <p>
        {isLost
          ? t('errors.network', {
              defaultValue: 'There is no connection to the server. Check your network and try again.',
            })
          : t('applicationError.text', { defaultValue: 'Something went wrong on our end. Nothing you saved is lost.' })}
      </p>
      <LightButton onClick={() => location.assign(new URL('./', document.baseURI))}>
        {t('notFound.home', { defaultValue: 'Back to home' })}
      </LightButton>
    </main>
  );
}
