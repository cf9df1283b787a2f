import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { troubleCodeClearing } from '../../data/vehicles/diagnostics.ts';
import { DIAGNOSTICS_CLOSE } from '../../rules/constants/dialogs.ts';
import { addAlert, deleteAlert } from '../../state/alerts.ts';

type About = { vehicleId: number; code: string };

export type Dismissal = {
  /** Progress (core 4). The dialog closes shortly after the success. */
  step: 'idle' | 'loading' | 'success';
  /** Clears the code. A no-op while a call is in flight and after a success. */
  dismiss: (names: { name: string }) => void;
};

/**
 * Clears a code, then closes the dialog. A failure shows an alert with the server's message (core 8), and the dialog
 * stays open for another attempt.
 */
export function useDismissal(about: About, { isOpen, onClose }: { isOpen: boolean; onClose: () => void }): Dismissal {
  const { vehicleId, code } = about;
  const { t } = useTranslation('diagnostics');
  const { mutateAsync, isPending, isSuccess, reset } = useMutation(troubleCodeClearing());
  const isUnderWay = useRef(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => close(), DIAGNOSTICS_CLOSE);
    return () => clearTimeout(timer);
  }, [isSuccess]);
  // Resets the state for each opening, also while a previous success is still shown.
  const opened = isOpen ? `${vehicleId} ${code}` : null;
  useEffect(() => {
    if (opened !== null) reset();
  }, [opened, reset]);

  const dismiss = async (names: { name: string }) => {
    if (isUnderWay.current || isSuccess) return;
    isUnderWay.current = true;
    const id = `diagnostics-${vehicleId}-${code}`;
    deleteAlert(id);
    try {
      await mutateAsync({ vehicleId, data: { dtc_code: code } });
    } catch (failure) {
      addAlert({ id, message: t('failed', { code, ...names }), failure });
    } finally {
      isUnderWay.current = false;
    }
  };
  const step = isPending ? 'loading' : isSuccess ? 'success' : 'idle';
  return { step, dismiss: (names) => void dismiss(names) };
}
