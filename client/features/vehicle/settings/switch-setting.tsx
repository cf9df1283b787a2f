import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import type { Vehicle } from '../../../api/model.ts';
import type { SwitchName } from '../../../data/device-settings/features.ts';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-card.module.css';

type Props = { vehicle: Vehicle; name: SwitchName; isOn: boolean; reasonId: string | null };

/** A switch that shows the last reported value, also while a change is in flight. */
export function SwitchSetting({ vehicle, name, isOn, reasonId }: Props) {
  return (
    <SettingRow vehicle={vehicle} name={name} reasonId={reasonId}>
      {({ id, describedBy, isDisabled, send }) => (
        <Switch
          id={id}
          className={styles.switch}
          withThumbIndicator={false}
          checked={isOn}
          onChange={() => send({ name, value: !isOn })}
          aria-disabled={isDisabled}
          aria-describedby={describedBy}
        />
      )}
    </SettingRow>
  );
}
