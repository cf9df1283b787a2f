import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaintenanceReminder, Vehicle } from '../../../api/model.ts';
import { vehicleUpdate } from '../../../data/vehicles/mutations.ts';
import { useFormat } from '../../../state/use-format.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reminderReset } from './reminder.ts';
import { showSaved } from './saved.ts';
import { useFailureLines } from './use-failure-lines.ts';

type Props = { vehicle: Vehicle; reminder: MaintenanceReminder };

/** Resets the distance of a reminder after a confirmation. Shows a failure in the dialog (commerce 8). */
export function ServiceDone({ vehicle, reminder }: Props) {
  const { t } = useTranslation(['vehicle-info', 'common']);
  const format = useFormat();
  const linesOf = useFailureLines();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(vehicleUpdate(vehicle.id));
  const open = () => {
    reset();
    setOpen(true);
  };
  const confirm = () => {
    if (isPending) return;
    mutate(
      { vehicleId: vehicle.id, data: { maintenance_reminder: reminderReset(reminder) } },
      {
        onSuccess: () => {
          setOpen(false);
          showSaved('reset');
        },
      },
    );
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('reminder.reset.open')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} isBusy={isPending} title={t('reminder.reset.title')}>
        {error && (
          <Notice tone="alarm">
            {[t('failed.reset'), ...linesOf(error)].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <p>{t('reminder.reset.text', { interval: format.distance(reminder.parameters.interval ?? 0) })}</p>
        <DialogFooter>
          <Button variant="default" onClick={() => setOpen(false)} disabled={isPending}>
            {t('common:cancel')}
          </Button>
          <Button onClick={confirm} loading={isPending} data-autofocus>
            {t('reminder.reset.confirm')}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
