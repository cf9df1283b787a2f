import { IconCloudOff } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiErrorKind } from '../../api/errors.ts';
import { SubmitButton } from '../../ui/light/button.tsx';
import styles from './message-page.module.css';

type Props = {
  kind: ApiErrorKind;
  /** Retries. The next failure brings a new callback. */
  onRetry: () => void;
};

/** For visitors: why the portal has not started, with a retry button. Also retries when the network is back. */
export function NotReachedPage({ kind, onRetry }: Props) {
  const { t } = useTranslation();
  const [tried, setTried] = useState<() => void>();
  const retry = () => {
    setTried(() => onRetry);
    onRetry();
  };
  // Like `useRetryOnceOnline`. Sharing it would add a file to all other pages.
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    const follow = () => retryOnline();
    window.addEventListener('online', follow);
    return () => window.removeEventListener('online', follow);
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    retry();
  };
  const title = t(kind === 'network' ? 'offline.title' : 'applicationError.title');
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <IconCloudOff size={40} aria-hidden />
      <h1>{title}</h1>
      <p aria-live="polite">{t(`errors.${kind}`)}</p>
      <form onSubmit={submit}>
        <SubmitButton isBusy={tried === onRetry} busyLabel={t('loading')}>
          {t('tryAgain')}
        </SubmitButton>
      </form>
    </main>
  );
}
