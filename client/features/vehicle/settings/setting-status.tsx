import { IconAlertCircle, IconCheck, IconClockX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { detailIn, useErrorLines } from '../../../api/error-lines.ts';
import type { Setting, SettingName, SettingProgress } from '../../../data/device-settings/features.ts';
import { settingsDisabledReasonOfCode } from '../../../rules/commands/settings-gate.ts';
import { stopwatch } from '../../../rules/time/elapsed.ts';
import { useFormat } from '../../../state/use-format.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useNow } from '../../../ui/use-now.ts';
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
      {progress.step === 'under_way' ? <UnderWay since={progress.since} /> : <Ended progress={progress} />}
      {(progress.step === 'unanswered' || progress.step === 'failed') && onRetry && (
        <Retry name={name} onPress={() => onRetry(progress.setting)} />
      )}
    </output>
  );
}

function UnderWay({ since }: { since: number }) {
  const { t } = useTranslation('vehicle-settings');
  const gone = useNow(WATCHING) - since;
  if (gone < SENDING_FOR) {
    return (
      <>
        <Spinner />
        {t('progress.sending')}
      </>
    );
  }
  return (
    <>
      <Spinner />
      {t('progress.waiting')}
      <span aria-hidden>{stopwatch(gone)}</span>
    </>
  );
}

function Ended({ progress }: { progress: Exclude<SettingProgress, { step: 'under_way' }> }): ReactNode {
  const { t, i18n } = useTranslation('vehicle-settings');
  const format = useFormat();
  const explain = useErrorLines();
  const disabledReasonText = useDisabledReasonText();
  switch (progress.step) {
    case 'idle':
      return null;
    case 'done':
      return (
        <>
          <IconCheck size={16} aria-hidden />
          {t('progress.done', { time: format.time(progress.at) })}
        </>
      );
    case 'refused': {
      const disabledReason = settingsDisabledReasonOfCode(progress.code);
      return (
        <>
          <IconAlertCircle size={16} aria-hidden />
          {disabledReason
            ? disabledReasonText(disabledReason)
            : (detailIn(i18n.language, progress.detail) ?? t('progress.refused'))}
        </>
      );
    }
    case 'unanswered':
      return (
        <>
          <IconClockX size={16} aria-hidden />
          {t('progress.unanswered')}
        </>
      );
    case 'failed':
      return (
        <>
          <IconAlertCircle size={16} aria-hidden />
          {t('progress.failed', { reason: explain(progress.error).join(' ') })}
        </>
      );
  }
}

function Retry({ name, onPress }: { name: SettingName; onPress: () => void }) {
  const { t } = useTranslation('vehicle-settings');
  const label = t('progress.tryAgain');
  return (
    <BareButton className={styles.again} onClick={onPress} aria-label={`${label}: ${t(`settings.${name}.name`)}`}>
      {label}
    </BareButton>
  );
}
