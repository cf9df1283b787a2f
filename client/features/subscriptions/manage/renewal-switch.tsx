import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useErrorLines } from '../../../api/error-lines.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './manage.module.css';

type Props = {
  label: string;
  /** What follows from the current value. */
  text: string;
  isOn: boolean;
  isPending: boolean;
  error: Error | null;
  onChange: (isOn: boolean) => void;
};

/** A switch for a renewal. It shows the stored value, also while a change is in flight. */
export function RenewalSwitch({ label, text, isOn, isPending, error, onChange }: Props) {
  const id = useId();
  const errorLines = useErrorLines();
  return (
    <div className={styles.renewal}>
      <div className={styles.line}>
        <div>
          <label htmlFor={id}>{label}</label>
          <p id={`${id}-text`} aria-live="polite">
            {text}
          </p>
        </div>
        <Switch
          id={id}
          classNames={{ track: styles.track }}
          withThumbIndicator={false}
          checked={isOn}
          aria-disabled={isPending || undefined}
          aria-describedby={`${id}-text`}
          onChange={() => {
            if (!isPending) onChange(!isOn);
          }}
        />
      </div>
      {error !== null && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
    </div>
  );
}
