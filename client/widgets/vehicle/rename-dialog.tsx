import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { zVehicleUpdate } from '../../api/schemas.ts';
import { vehicleUpdate } from '../../data/vehicles/mutations.ts';
import { showAlert } from '../../state/alerts.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { Form, FormButtons } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';

const schema = zVehicleUpdate.pick({ vehicle_name: true }).required();

type Props = { vehicle: Vehicle; onClose: () => void };

/** Renames a vehicle. Shows a refusal and keeps the input. */
export default function RenameDialog({ vehicle, onClose }: Props) {
  const { t } = useTranslation(['vehicles', 'forms']);
  const { mutateAsync, isPending } = useMutation(vehicleUpdate(vehicle.id));
  const form = useContractForm({ schema, values: { vehicle_name: vehicle.vehicle_name } });
  const close = ({ vehicle_name: name }: Vehicle) => {
    showAlert({ id: `renamed-${vehicle.id}`, type: 'success', message: t('renameDialog.done', { name }) });
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} isBusy={isPending} title={t('renameDialog.title', { name: vehicle.vehicle_name })}>
      <Form
        form={form}
        onSubmit={(data) => mutateAsync({ vehicleId: vehicle.id, data })}
        onDone={close}
        explain={useErrorLines()}
      >
        <TextField
          form={form}
          name="vehicle_name"
          label={t('renameDialog.name')}
          hint={t('renameDialog.hint')}
          required
          takesFocus
        />
        <DialogFooter>
          <FormButtons submit={t('renameDialog.submit')} onCancel={onClose} />
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
