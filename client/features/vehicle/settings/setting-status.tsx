import { useTranslation } from 'react-i18next';
import { detailIn, useErrorLines } from '../../../api/error-lines.ts';
import type { Setting, SettingName, SettingProgress } from '../../../data/device-settings/features.ts';
import { settingsDisabledReasonOfCode } from '../../../rules/commands/settings-gate.ts';
import { stopwatch } from '../../../rules/time/elapsed.ts';
import { Receipt, type ReceiptStep } from '../../../ui/receipt/receipt.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './settings-card.module.css';
import { useDisabledReasonText } from './use-disabled-reason-text.ts';

/** Duration of "sending". After it, the status shows that the device has not confirmed yet. */
const SENDING_FOR = 1_000;
const WATCHING = 250;

type Props = {
  name: SettingName;
  progress: SettingProgress;
  /** Sends the same setting again. `null` if sending is disabled. */
  onRetry: ((setting: Setting) => void) | null;
};

/** Progress of the last change of a setting, announced by screen readers. */
export function SettingStatus({ name, progress, onRetry }: Props) {
  return (
    <output className={styles.status} data-step={progress.step}>
      {progress.step === 'under_way' ? (
        <UnderWay since={progress.since} />
      ) : (
        <Ended name={name} progress={progress} onRetry={onRetry} />
      )}
    </output>
  );
}

function UnderWay({ since }: { since: number }) {
  const { t } = useTranslation('vehicle-settings');
  const gone = useNow(WATCHING) - since;
  const isSending = gone < SENDING_FOR;
  const text = t(isSending ? 'progress.sending' : 'progress.waiting');
  return (
    <Receipt
      form="compact"
      steps={[{ state: 'current', text, time: null }]}
      detail={!isSending && <span aria-hidden>{stopwatch(gone)}</span>}
    />
  );
}

type Ending = Exclude<SettingProgress, { step: 'under_way' }>;

function Ended({ name, progress, onRetry }: Omit<Props, 'progress'> & { progress: Ending }) {
  const { t } = useTranslation('vehicle-settings');
  const step = useEndingStep(progress);
  const canRetry = (progress.step === 'unanswered' || progress.step === 'failed') && onRetry !== null;
  const again = t('progress.tryAgain');
  return (
    <Receipt
      form="compact"
      steps={step ? [{ ...step, time: null }] : []}
      action={
        canRetry
          ? {
              text: again,
              label: `${again}: ${t(`settings.${name}.name`)}`,
              onPress: () => onRetry(progress.setting),
            }
          : null
      }
    />
  );
}

function useEndingStep(progress: Ending): Omit<ReceiptStep, 'time'> | null {
  const { t, i18n } = useTranslation('vehicle-settings');
  const format = useFormat();
  const explain = useErrorLines();
  const disabledReasonText = useDisabledReasonText();
  switch (progress.step) {
    case 'idle':
      return null;
    case 'done':
      return { state: 'done', text: t('progress.done', { time: format.time(progress.at) }) };
    case 'refused': {
      const disabledReason = settingsDisabledReasonOfCode(progress.code);
      const text = disabledReason
        ? disabledReasonText(disabledReason)
        : (detailIn(i18n.language, progress.detail) ?? t('progress.refused'));
      return { state: 'failed', text };
    }
    case 'unanswered':
      return { state: 'unanswered', text: t('progress.unanswered') };
    case 'failed':
      return { state: 'failed', text: t('progress.failed', { reason: explain(progress.error).join(' ') }) };
  }
}
