import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { Vehicle } from '../../../api/model.ts';
import { useLastRequest } from '../../../data/device-requests/progress.ts';
import { type DeviceRequest, runRequest } from '../../../data/device-requests/request.ts';
import { isPending } from '../../../rules/device-requests/progress.ts';
import { RequestLine } from '../../../widgets/device/request-line.tsx';
import styles from './settings.module.css';

type Props<Answer> = {
  vehicle: Vehicle;
  label: string;
  hint: string;
  /** The last value that the device reported. */
  isOn: boolean;
  /** Id of the element with the disabled reason. */
  reasonId: string | null;
  kind: string;
  /** Request that changes it. */
  requestOf: (isOn: boolean) => DeviceRequest<Answer>;
  /** Asks before it is turned off. */
  onAsk?: (turnOff: () => void) => void;
};

/** A switch that shows the device's value: it changes when the device has confirmed. */
export function SettingSwitch<Answer>({ vehicle, label, hint, isOn, reasonId, kind, requestOf, onAsk }: Props<Answer>) {
  const { device_key: deviceKey } = vehicle;
  const textId = useId();
  const { progress, repeat } = useLastRequest(deviceKey, kind);
  const isWaiting = isPending(progress);
  const change = (isOn: boolean) => {
    const send = () => void runRequest(requestOf(isOn));
    if (onAsk && !isOn) onAsk(send);
    else send();
  };
  return (
    <div className={styles.setting}>
      <Switch
        classNames={{ body: styles.switchBody, labelWrapper: styles.switchLabel }}
        className={styles.switch}
        labelPosition="left"
        withThumbIndicator={false}
        label={label}
        checked={isOn}
        disabled={reasonId !== null}
        aria-disabled={isWaiting || undefined}
        aria-describedby={[textId, reasonId].filter(Boolean).join(' ')}
        onChange={(event) => {
          if (!isWaiting) change(event.currentTarget.checked);
        }}
      />
      <p id={textId} className={styles.hint}>
        {hint}
      </p>
      <RequestLine
        className={styles.progress}
        label={label}
        progress={progress}
        subject={{ what: 'setting', vehicle }}
        onRetry={repeat}
      />
    </div>
  );
}
