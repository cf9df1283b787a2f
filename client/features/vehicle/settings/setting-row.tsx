import {
  IconActivity,
  IconAdjustments,
  IconEngine,
  IconKey,
  IconLock,
  IconShieldLock,
  IconVolume,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useLastRequest } from '../../../data/device-requests/progress.ts';
import { runSetting, type Setting, type SettingName } from '../../../data/device-settings/features.ts';
import { settingsDisabledReasonOfCode } from '../../../rules/commands/settings-gate.ts';
import { isPending } from '../../../rules/device-requests/progress.ts';
import { RequestLine } from '../../../widgets/device/request-line.tsx';
import styles from './settings-card.module.css';
import { useDisabledReasonText } from './use-disabled-reason-text.ts';

const ICONS: { readonly [Name in SettingName]: ComponentType<{ size?: number; 'aria-hidden'?: boolean }> } = {
  siren: IconVolume,
  valet_mode: IconKey,
  shock_sensor: IconActivity,
  shock_sensor_level: IconAdjustments,
  drive_lock: IconLock,
  turbo_timer_start: IconEngine,
  passive_arming: IconShieldLock,
};

/** Properties of a setting's control: label, description, and change handler. */
export type Control = {
  id: string;
  describedBy: string;
  /** Cannot be changed now. Stays focusable, with its reason. */
  isDisabled: boolean;
  send: (setting: Setting) => void;
};

type Props = {
  vehicle: Vehicle;
  name: SettingName;
  /** Id of the element with the common disabled reason. */
  reasonId: string | null;
  /** Disabled reason of this setting only. */
  ownReason?: string | null;
  children: (control: Control) => ReactNode;
};

/** One setting: name, description, progress of its last change, and control. */
export function SettingRow({ vehicle, name, reasonId, ownReason = null, children }: Props) {
  const { t } = useTranslation('vehicle-settings');
  const id = useId();
  const hintId = `${id}-hint`;
  const { device_key: deviceKey } = vehicle;
  const { progress, repeat } = useLastRequest(deviceKey, name);
  const disabledReasonText = useDisabledReasonText();
  const reasonOf = (code: string) => {
    const reason = settingsDisabledReasonOfCode(code);
    return reason && disabledReasonText(reason);
  };
  const isDisabled = reasonId !== null || ownReason !== null || isPending(progress);
  const send = (setting: Setting) => {
    if (!isDisabled) void runSetting(deviceKey, setting);
  };
  const Icon = ICONS[name];
  return (
    <div className={styles.setting} data-inner={name === 'shock_sensor_level'}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.texts}>
        <label htmlFor={id} className={styles.name}>
          {t(`settings.${name}.name`)}
        </label>
        <p id={hintId} className={styles.hint}>
          {ownReason ?? t(`settings.${name}.hint`)}
        </p>
      </div>
      <div className={styles.control}>
        {children({ id, describedBy: [hintId, reasonId].filter(Boolean).join(' '), isDisabled, send })}
      </div>
      <RequestLine
        className={styles.status}
        label={t(`settings.${name}.name`)}
        progress={progress}
        subject={{ what: 'setting', vehicle, reasonOf }}
        onRetry={reasonId === null ? repeat : null}
      />
    </div>
  );
}
