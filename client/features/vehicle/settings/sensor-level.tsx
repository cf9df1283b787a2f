import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { listWithArrow } from '../../../ui/form/lists.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-card.module.css';

/** Levels of the shock sensor in the contract. */
const LEVELS = [1, 2, 3, 4, 5] as const;

type Props = { vehicle: Vehicle; level: number; isSensorOn: boolean; reasonId: string | null };

export function SensorLevel({ vehicle, level, isSensorOn, reasonId }: Props) {
  const { t } = useTranslation('vehicle-settings');
  const ownReason = isSensorOn || reasonId !== null ? null : t('levelNeedsSensor');
  return (
    <SettingRow vehicle={vehicle} name="shock_sensor_level" reasonId={reasonId} ownReason={ownReason}>
      {({ id, describedBy, isDisabled, send }) => (
        <Select
          id={id}
          w={88}
          data={LEVELS.map(String)}
          value={String(level)}
          allowDeselect={false}
          className={styles.level}
          // Read-only instead of disabled: it keeps the focus, and screen readers find its reason.
          readOnly={isDisabled}
          aria-disabled={isDisabled}
          onChange={(chosen) => send({ name: 'shock_sensor_level', value: Number(chosen) })}
          aria-describedby={describedBy}
          {...listWithArrow}
        />
      )}
    </SettingRow>
  );
}
