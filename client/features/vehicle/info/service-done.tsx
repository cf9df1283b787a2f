import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaintenanceReminder, Vehicle } from '../../../api/model.ts';
import { vehicleUpdate } from '../../../data/vehicles/mutations.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { reminderReset } from './reminder.ts';
import { showSaved } from './saved.ts';
import { useFailureLines } from './use-failure-lines.ts';

type Props = { vehicle: Vehicle; reminder: MaintenanceReminder };

/** Resets the distance of a reminder after a confirmation. Shows a failure in the dialog (commerce 8). */
export function ServiceDone({ vehicle, reminder }: Props) {
  const { t } = useTranslation('vehicle-info');
  const format = useFormat();
  const linesOf = useFailureLines(vehicle);
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation(vehicleUpdate(vehicle.id));
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('reminder.reset.open')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('reminder.reset.title')}
        submit={t('reminder.reset.confirm')}
        onConfirm={() =>
          mutateAsync({ vehicleId: vehicle.id, data: { maintenance_reminder: reminderReset(reminder) } })
        }
        onDone={() => showSaved('reset')}
        explain={(failure) => [t('failed.reset'), ...linesOf(failure)]}
      >
        <p>{t('reminder.reset.text', { interval: format.distance(reminder.parameters.interval ?? 0) })}</p>
      </ConfirmDialog>
    </>
  );
}
