import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { transferCancel } from '../../data/transfers/mutations.ts';
import { showAlert } from '../../state/alerts.ts';

/**
 * Cancels the pending transfer of a vehicle, once for any number of presses, and resolves with whether it did. `done`: the
 * success alert. The caller shows `error`.
 */
export function useCancelTransfer(vehicle: Vehicle, done: string) {
  const isSent = useRef(false);
  const { mutateAsync, isPending, error } = useMutation(transferCancel(vehicle));
  const cancel = async (): Promise<boolean> => {
    // A second press may come before the button is disabled.
    if (isSent.current) return false;
    isSent.current = true;
    try {
      await mutateAsync();
      showAlert({ id: `transfer-${vehicle.id}`, type: 'success', message: done });
      return true;
    } catch {
      // Returned as `error`.
      return false;
    } finally {
      isSent.current = false;
    }
  };
  return { cancel, isPending, error };
}
