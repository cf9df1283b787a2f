import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/now.ts';
import { Resend } from '../../ui/light/resend.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-card.module.css';

type Props = {
  /** Sends the message. Returns the reason if it was not sent, otherwise `null`. */
  send: () => Promise<string | null>;
  sent: string;
};

/** Sends the message again after a pause. */
export function SendAgain({ send, sent }: Props) {
  const { t } = useTranslation('registration');
  const [sentAt, setSentAt] = useState(now);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'alarm'; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    setOutcome(null);
    const failure = await send();
    setBusy(false);
    setOutcome(failure === null ? { tone: 'success', text: sent } : { tone: 'alarm', text: failure });
    if (failure === null) setSentAt(now());
  };
  return (
    <>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <p className={styles.after}>
        {t('again.missing')}
        <br />
        <Resend
          sentAt={sentAt}
          isBusy={isBusy}
          label={t(isBusy ? 'again.sending' : 'again.send')}
          wait={(time) => t('again.wait', { time })}
          onPress={() => void again()}
        />
      </p>
    </>
  );
}
