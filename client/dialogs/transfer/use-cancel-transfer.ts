import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { transferCancel } from '../../data/transfers/mutations.ts';
import { showAlert } from '../../state/alerts.ts';

/** Takes the offer of a vehicle back, once however often it is pressed. `done`: the success alert. The caller shows `error`. */
export function useCancelTransfer(vehicle: Vehicle, done: string) {
  const isSent = useRef(false);
  const { mutateAsync, isPending, error } = useMutation(transferCancel(vehicle));
  const cancel = async () => {
    // A second press comes before the button knows of the first.
    if (isSent.current) return;
    isSent.current = true;
    try {
      await mutateAsync({ deviceKey: vehicle.device_key });
      showAlert({ id: `transfer-${vehicle.id}`, type: 'success', message: done });
    } catch {
      // Returned as `error`.
    } finally {
      isSent.current = false;
    }
  };
  return { cancel, isPending, error };
}
