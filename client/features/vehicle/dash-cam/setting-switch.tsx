import '@mantine/core/styles/Switch.layer.css';
import { Switch, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from './progress-line.tsx';
import styles from './settings.module.css';
import type { Progress } from './use-asked.ts';

type Props = {
  label: string;
  hint: string;
  /** The last value that the device reported. */
  isOn: boolean;
  progress: Progress;
  /** Id of the element with the disabled reason. */
  reasonId: string | null;
  onChange: (isOn: boolean) => void;
  onRetry: (() => void) | null;
};

/** A switch that shows the device's value: it changes when the device has confirmed. */
export function SettingSwitch({ label, hint, isOn, progress, reasonId, onChange, onRetry }: Props) {
  const { t } = useTranslation('dash-cam');
  const textId = useId();
  const isWaiting = progress.step === 'waiting';
  return (
    <div className={styles.setting}>
      <Switch
        classNames={{ body: styles.switchBody, labelWrapper: styles.switchLabel, track: styles.track }}
        className={styles.switch}
        labelPosition="left"
        withThumbIndicator={false}
        label={label}
        checked={isOn}
        disabled={reasonId !== null}
        aria-disabled={isWaiting || undefined}
        aria-describedby={[textId, reasonId].filter(Boolean).join(' ')}
        onChange={(event) => {
          if (!isWaiting) onChange(event.currentTarget.checked);
        }}
      />
      <p id={textId} className={styles.hint}>
        {hint}
      </p>
      <ProgressLine progress={progress} onRetry={onRetry} />
      <VisuallyHidden component="output">
        {progress.step === 'done' || progress.step === 'failed'
          ? t('settings.announce', { setting: label, outcome: progress.text })
          : ''}
      </VisuallyHidden>
    </div>
  );
}
