import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopwatch } from '../../rules/elapsed.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './account-card.module.css';

/** Milliseconds before a message may be asked for again. */
const PAUSE = 60_000;

type Props = {
  /** Sends it; the text is why it was not, or null. */
  send: () => Promise<string | null>;
  sent: string;
};

/** The message did not come: another one, after a while. */
export function SendAgain({ send, sent }: Props) {
  const { t } = useTranslation('account');
  const now = useNow(1_000);
  const [sentAt, setSentAt] = useState(now);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'alarm'; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const left = sentAt + PAUSE - now;
  const again = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    const failure = await send();
    setBusy(false);
    setOutcome(failure === null ? { tone: 'success', text: sent } : { tone: 'alarm', text: failure });
    if (failure === null) setSentAt(now);
  };
  return (
    <>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <p className={styles.after}>
        {t('again.missing')}
        <br />
        {left > 0 ? (
          <span className="tabular">{t('again.wait', { time: stopwatch(left) })}</span>
        ) : (
          <BareButton className={styles.link} aria-disabled={isBusy} onClick={() => void again()}>
            {t(isBusy ? 'again.sending' : 'again.send')}
          </BareButton>
        )}
      </p>
    </>
  );
}
