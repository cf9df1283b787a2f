import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { retryDelay } from '../../api/retry.ts';
import { useConnection } from '../../lib/connection.ts';
import { now, portalTime } from '../../lib/now.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { BetweenPresses } from '../../ui/between-presses.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './offline-notice.module.css';

/** First delay before a lost connection is retried, as an attempt of `retryDelay`: 1.6 seconds. */
const FIRST_WAIT = 2;

/**
 * Shows a strip while there is no network, with the age of the page's data, or while the sign-in service does not renew tokens.
 * Refetches the page's data every few seconds until then, and once when the connection is back.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const isLost = useIsLost();
  const answeredAt = useConnection(({ answeredAt }) => answeredAt);
  const isSignInFailing = useConnection(({ isSignInFailing }) => isSignInFailing);
  useReadAgain(isLost || isSignInFailing);
  const reason = isLost ? 'lost' : isSignInFailing ? 'sign-in' : null;

  function text(): string {
    if (reason === 'sign-in') return t('offline.signIn');
    if (answeredAt === null) return t('offline.lost');
    const at = portalTime(answeredAt);
    const isToday = format.date(at) === format.date(now());
    return t('offline.shown', { time: isToday ? format.time(at) : format.dateTime(at) });
  }

  return (
    <output className={styles.strip}>
      <BetweenPresses>
        {reason !== null && (
          <>
            <IconCloudOff size={16} aria-hidden />
            <span className={styles.text}>{text()}</span>
          </>
        )}
      </BetweenPresses>
    </output>
  );
}

/** Refetches visible data with growing delays while the connection is lost, and once when it is back. */
function useReadAgain(isLost: boolean): void {
  const client = useQueryClient();
  const wasLost = useRef(false);
  useEffect(() => {
    const read = () => client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    if (!isLost) {
      if (wasLost.current) void read();
      wasLost.current = false;
      return;
    }
    wasLost.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryLater = (tries: number) => {
      timer = setTimeout(() => void read().then(() => timer !== undefined && tryLater(tries + 1)), retryDelay(tries));
    };
    tryLater(FIRST_WAIT);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [client, isLost]);
}
