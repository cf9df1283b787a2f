import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconLock, IconLockOpen } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../ui/bare-button.tsx';
import { StateDisc } from '../../ui/vehicle-state.tsx';
import type { ListedVehicle } from './list-rows.ts';
import { moveFocus } from './move-focus.ts';
import { useSummary } from './use-summary.ts';
import styles from './vehicle-row.module.css';

type Props = { listed: ListedVehicle; isSelected: boolean; now: number; onSelect: (vehicleId: number) => void };

/** One vehicle of the list: what it does, where, and what is to be done about it. */
export const VehicleRow = memo(function VehicleRow({ listed, isSelected, now, onSelect }: Props) {
  const { t } = useTranslation('vehicles');
  const { vehicle, state, attention } = listed;
  const { urgent, text } = useSummary(listed, now);
  return (
    <BareButton
      className={styles.row}
      aria-current={isSelected || undefined}
      onClick={() => onSelect(vehicle.id)}
      onKeyDown={moveFocus}
    >
      <StateDisc state={state} />
      <span className={styles.texts}>
        <span className={`${styles.name} one-line`}>{vehicle.vehicle_name}</span>
        <VisuallyHidden>, {t(`states.${state}`)}, </VisuallyHidden>
        <span className={`${styles.summary} one-line`}>
          {urgent && <span data-urgent={attention?.kind === 'alarm' ? 'alarm' : 'warning'}>{urgent}</span>}
          {urgent && text && ' · '}
          {text}
        </span>
      </span>
      <RowEnd listed={listed} />
    </BareButton>
  );
});

/** Whether it is locked, where it says; unlocked and alone may be an oversight. */
function RowEnd({ listed: { vehicle, state, attention } }: Pick<Props, 'listed'>) {
  const { t } = useTranslation('vehicles');
  const armed = vehicle.last_known_state?.armed;
  if (attention && attention.kind !== 'alarm')
    return <IconAlertTriangle size={16} className={styles.warning} aria-hidden />;
  if (state !== 'parked' || armed === undefined || vehicle.tracking_only) return null;
  if (armed) return <IconLock size={16} className={styles.locked} aria-label={t('locked')} />;
  return (
    <span className={styles.unlocked}>
      <IconLockOpen size={16} aria-hidden />
      {t('unlocked')}
    </span>
  );
}
