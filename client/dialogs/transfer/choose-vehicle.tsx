import { Button } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { TransferLock } from '../../rules/access/transfer.ts';
import { DialogFooter } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LockMark } from '../../ui/vehicle-picker/lock-mark.tsx';
import { VehiclePicker } from '../../ui/vehicle-picker/vehicle-picker.tsx';
import styles from './choose-vehicle.module.css';

type Props = {
  vehicles: readonly Vehicle[];
  /** Vehicles that are disabled, with the reason. */
  locks: ReadonlyMap<number, TransferLock>;
  /** Preselected vehicle, first in the list. */
  chosen: number | null;
  lead?: string;
  takesFocus?: boolean;
  onChoose: (vehicle: Vehicle) => void;
  onCancel?: () => void;
};

/** Choice of one vehicle. Submitting without one shows a message (core 2.9). */
export function ChooseVehicle({ vehicles, locks, chosen, lead, takesFocus = false, onChoose, onCancel }: Props) {
  const { t } = useTranslation(['transfer', 'common']);
  const [first] = useState<ReadonlySet<number>>(new Set(chosen === null ? [] : [chosen]));
  const [ids, setIds] = useState(first);
  const [isMissing, setMissing] = useState(false);
  const next = (event: SubmitEvent) => {
    event.preventDefault();
    const vehicle = vehicles.find(({ id }) => ids.has(id) && !locks.has(id));
    if (vehicle) onChoose(vehicle);
    else setMissing(true);
  };
  return (
    <form className={styles.choice} onSubmit={next}>
      {lead && <p>{lead}</p>}
      {isMissing && <Notice tone="alarm">{t('dialog.noneChosen')}</Notice>}
      <div>
        <VehiclePicker
          label={t('dialog.vehicles')}
          vehicles={vehicles}
          chosen={ids}
          rankOf={({ id }) => (first.has(id) ? 0 : 1)}
          disabledReasons={locks}
          Mark={LockMark}
          takesFocus={takesFocus}
          onTick={(ids) => {
            setIds(new Set(ids));
            setMissing(false);
          }}
        />
      </div>
      <DialogFooter>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        )}
        <Button type="submit">{t('dialog.next')}</Button>
      </DialogFooter>
    </form>
  );
}
