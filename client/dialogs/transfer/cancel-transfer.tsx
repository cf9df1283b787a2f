import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { transferCancel } from '../../data/transfers/mutations.ts';
import { showAlert } from '../../state/alerts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export type CancelTransferProps = {
  vehicle: Vehicle;
  onClose: () => void;
  /** The offer is being canceled. Again with `false` if that fails. */
  onCancel?: (isCanceled: boolean) => void;
};

/** Asks before the pending transfer of a vehicle is canceled: its recipient has a link to answer it (commerce 4). */
export default function CancelTransfer({ vehicle, onClose, onCancel }: CancelTransferProps) {
  const { t } = useTranslation('transfer');
  const explain = useErrorLines();
  const { mutateAsync } = useMutation(transferCancel(vehicle));
  const { id, vehicle_name: name, pending_transfer_to: email } = vehicle;
  const cancel = async () => {
    onCancel?.(true);
    try {
      await mutateAsync();
    } catch (failure) {
      onCancel?.(false);
      throw failure;
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('cancel.title', { name })}
      submit={t('cancel.submit')}
      cancel={t('cancel.keep')}
      isDangerous
      onConfirm={cancel}
      onDone={() => showAlert({ id: `transfer-${id}`, type: 'success', message: t('cancel.done', { name }) })}
      explain={explain}
    >
      <p>{email ? t('cancel.text', { email, name }) : t('cancel.unknown', { name })}</p>
    </ConfirmDialog>
  );
}
