import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconDotsVertical, IconLock, IconLockOpen } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { BareButton } from '../../../ui/bare-button.tsx';
import { StateDisc } from '../../../ui/vehicle-state.tsx';
import { useVehicleAddress } from '../../../widgets/vehicle/use-whereabouts.ts';
import type { ListedVehicle } from './list-rows.ts';
import type { RowTexts } from './use-row-texts.ts';
import styles from './vehicle-row.module.css';

type Props = {
  listed: ListedVehicle;
  isSelected: boolean;
  /** The row is the tab stop. */
  isCurrent: boolean;
  now: number;
  texts: RowTexts;
  onSelect: (vehicleId: number) => void;
  onMenu: (vehicleId: number, button: HTMLElement) => void;
};

/** One vehicle of the list: state, place and concern. */
export const VehicleRow = memo(function VehicleRow({
  listed,
  isSelected,
  isCurrent,
  now,
  texts,
  onSelect,
  onMenu,
}: Props) {
  const { t } = useTranslation('vehicles');
  const { vehicle, state, concern } = listed;
  const { urgent, text } = texts.summary(listed, useVehicleAddress(vehicle), now);
  const matched = texts.matched(listed.matched);
  const isLive = vehicle.live_tracking_active === true;
  const interrupted = texts.interruption(listed);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <div className={styles.line} data-selected={isSelected}>
      <BareButton
        className={styles.row}
        data-vehicle={vehicle.id}
        tabIndex={tabIndex}
        aria-current={isSelected || undefined}
        onClick={() => onSelect(vehicle.id)}
      >
        <StateDisc state={state} />
        <span className={styles.texts}>
          <span className={`${styles.name} one-line`}>{vehicle.vehicle_name}</span>
          <VisuallyHidden>, {t(`states.${state}`)}, </VisuallyHidden>
          <span className={`${styles.summary} one-line`}>
            {matched && `${matched} · `}
            {urgent && <span data-urgent={concern?.kind === 'alarm' ? 'alarm' : 'warning'}>{urgent}</span>}
            {urgent && (interrupted || text) && ' · '}
            {interrupted && <span data-urgent="warning">{interrupted}</span>}
            {interrupted && text && ' · '}
            {text}
          </span>
        </span>
        {isLive && <Badge tone="accent">{t('live.badge')}</Badge>}
        <RowEnd listed={listed} />
      </BareButton>
      <BareButton
        className={styles.menu}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-label={t('menu.open', { name: vehicle.vehicle_name })}
        onClick={(event) => onMenu(vehicle.id, event.currentTarget)}
      >
        <IconDotsVertical size={18} aria-hidden />
      </BareButton>
    </div>
  );
});

/** Lock state of a parked vehicle, if reported. "Unlocked" has a label, because it may be an oversight. */
function RowEnd({ listed: { vehicle, state, concern } }: Pick<Props, 'listed'>) {
  const { t } = useTranslation('vehicles');
  const armed = vehicle.last_known_state?.armed;
  if (concern && concern.kind !== 'alarm' && concern.kind !== 'offline')
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
