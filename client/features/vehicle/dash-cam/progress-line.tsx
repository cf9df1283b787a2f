import { useTranslation } from 'react-i18next';
import { Receipt } from '../../../ui/receipt/receipt.tsx';
import styles from './settings.module.css';
import type { Progress } from './use-asked.ts';

const STATES = { waiting: 'current', done: 'done', failed: 'failed' } as const;

/** Progress of a request to a device, with a retry if it failed. */
export function ProgressLine({ progress, onRetry }: { progress: Progress; onRetry: (() => void) | null }) {
  const { t } = useTranslation('dash-cam');
  if (progress.step === 'idle') return null;
  return (
    <Receipt
      form="compact"
      className={styles.progress}
      steps={[{ state: STATES[progress.step], text: progress.text, time: null }]}
      action={onRetry && { text: t('settings.tryAgain'), onPress: onRetry }}
    />
  );
}
