import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { zVehicleUpdate } from '../../api/schemas.ts';
import { vehicleUpdate } from '../../data/vehicles/mutations.ts';
import { addAlert } from '../../state/alerts.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { SubmitButton } from '../../ui/light/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const schema = zVehicleUpdate.pick({ vehicle_name: true }).required();
const patterns = { vehicle_name: 'noTags' } as const;

type Props = { vehicle: Vehicle; onClose: () => void };

/** Gives a vehicle another name. What the server refuses is said here, and what was typed is kept. */
export default function RenameDialog({ vehicle, onClose }: Props) {
  const { t } = useTranslation(['vehicles', 'common']);
  const errorLines = useErrorLines();
  const { mutate, isPending, error } = useMutation(vehicleUpdate(vehicle.id));
  const { register, handleSubmit, formState } = useContractForm({
    schema,
    values: { vehicle_name: vehicle.vehicle_name },
    patterns,
  });
  const save = handleSubmit((changes) =>
    mutate(changes, {
      onSuccess: ({ vehicle_name: name }) => {
        addAlert({ type: 'success', message: t('renameDialog.done', { name }) });
        onClose();
      },
    }),
  );
  return (
    <Dialog opened onClose={onClose} isBusy={isPending} title={t('renameDialog.title', { name: vehicle.vehicle_name })}>
      <form onSubmit={(event) => void save(event)} noValidate>
        {error && (
          <Notice tone="alarm">
            {errorLines(error).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <TextInput
          {...register('vehicle_name')}
          label={t('renameDialog.name')}
          description={t('renameDialog.hint')}
          error={formState.errors.vehicle_name?.message}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          data-autofocus
        />
        <DialogFooter>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {t('common:cancel')}
          </Button>
          <SubmitButton isBusy={isPending} busyLabel={t('common:saving')}>
            {t('renameDialog.submit')}
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
