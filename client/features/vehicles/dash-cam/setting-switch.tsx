import '@mantine/core/styles/Switch.layer.css';
import { Switch, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './settings.module.css';
import type { Saving } from './use-saving.ts';

type Props = {
  label: string;
  hint: string;
  /** What the device said last. */
  isOn: boolean;
  saving: Saving;
  /** Id of the words that say why it cannot be changed. */
  barredBy: string | null;
  onChange: (isOn: boolean) => void;
  onRetry: (() => void) | null;
};

/** A setting that is on or off, as the device has it: it moves when the device has answered. */
export function SettingSwitch({ label, hint, isOn, saving, barredBy, onChange, onRetry }: Props) {
  const { t } = useTranslation('dash-cam');
  const textId = useId();
  const isWaiting = saving.step === 'waiting';
  return (
    <div className={styles.setting}>
      <Switch
        classNames={{ body: styles.switchBody, labelWrapper: styles.switchLabel, track: styles.track }}
        className={styles.switch}
        labelPosition="left"
        withThumbIndicator={false}
        label={label}
        checked={isOn}
        disabled={barredBy !== null}
        aria-disabled={isWaiting || undefined}
        aria-describedby={[textId, barredBy].filter(Boolean).join(' ')}
        onChange={(event) => {
          if (!isWaiting) onChange(event.currentTarget.checked);
        }}
      />
      <p id={textId} className={styles.hint}>
        {hint}
      </p>
      <SavingLine saving={saving} onRetry={onRetry} />
      <VisuallyHidden component="output">
        {saving.step === 'saved' || saving.step === 'failed'
          ? t('settings.announce', { setting: label, outcome: saving.text })
          : ''}
      </VisuallyHidden>
    </div>
  );
}

/** How far it is, in words. */
export function SavingLine({ saving, onRetry }: { saving: Saving; onRetry: (() => void) | null }) {
  const { t } = useTranslation('dash-cam');
  if (saving.step === 'idle') return null;
  return (
    <p className={styles.saving} data-step={saving.step}>
      {saving.step === 'waiting' && <Spinner />}
      {saving.step === 'saved' && <IconCheck size={16} aria-hidden />}
      {saving.step === 'failed' && <IconAlertCircle size={16} aria-hidden />}
      <span>
        {saving.text}{' '}
        {onRetry && (
          <BareButton className={styles.again} onClick={onRetry}>
            {t('settings.tryAgain')}
          </BareButton>
        )}
      </span>
    </p>
  );
}
