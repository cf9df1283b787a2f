import { IconCheck, IconLock, IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { MemberBar } from '../../rules/groups-change.ts';
import { StateLabel } from '../../ui/vehicle-state.tsx';
import { kindOf } from './picked.ts';
import styles from './vehicle-picker.module.css';

/** `mark`: what is said beside a vehicle; `isBarred`: it cannot be chosen, or not be left out. */
export type RowStatus = { mark: MemberBar | null; isBarred: boolean };

type Props = {
  id: string;
  vehicle: Vehicle;
  status: RowStatus;
  place: { index: number; of: number; start: number };
  isChosen: boolean;
  /** Where the keys are. */
  isActive: boolean;
  several: boolean;
  onToggle: () => void;
};

/** One vehicle with its box. */
export function PickerRow({ id, vehicle, status, place, isChosen, isActive, several, onToggle }: Props) {
  const kind = kindOf(vehicle);
  return (
    // Its keys are those of the list around, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
      role="option"
      className={styles.row}
      aria-selected={isChosen}
      aria-disabled={status.isBarred || undefined}
      aria-setsize={place.of}
      aria-posinset={place.index + 1}
      data-active={isActive}
      style={{ transform: `translateY(${place.start}px)` }}
      onClick={onToggle}
    >
      <span className={styles.box} data-round={!several}>
        {several && <IconCheck size={14} aria-hidden />}
      </span>
      <span className={`${styles.names} one-line`}>
        <span className={styles.name}>{vehicle.vehicle_name}</span> {kind && <small>{kind}</small>}
      </span>
      {status.mark && <Mark mark={status.mark} />}
    </div>
  );
}

function Mark({ mark }: { mark: MemberBar }) {
  const { t } = useTranslation('picker');
  if (mark === 'paused' || mark === 'expired') return <StateLabel state={mark}>{t(`marks.${mark}`)}</StateLabel>;
  const Icon = mark === 'pending_transfer' ? IconTransfer : IconLock;
  return (
    <span className={styles.mark}>
      <Icon size={16} aria-hidden />
      {t(`marks.${mark}`)}
    </span>
  );
}
