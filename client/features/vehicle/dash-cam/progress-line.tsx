import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './settings.module.css';
import type { Progress } from './use-asked.ts';

/** Progress of a request to a device, with a retry if it failed. */
export function ProgressLine({ progress, onRetry }: { progress: Progress; onRetry: (() => void) | null }) {
  const { t } = useTranslation('dash-cam');
  if (progress.step === 'idle') return null;
  return (
    <p className={styles.progress} data-step={progress.step}>
      {progress.step === 'waiting' && <Spinner />}
      {progress.step === 'done' && <IconCheck size={16} aria-hidden />}
      {progress.step === 'failed' && <IconAlertCircle size={16} aria-hidden />}
      <span>
        {progress.text}{' '}
        {onRetry && (
          <BareButton className={styles.again} onClick={onRetry}>
            {t('settings.tryAgain')}
          </BareButton>
        )}
      </span>
    </p>
  );
}
