import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { outcomeOf } from '../../data/device-requests/outcome.ts';
import { useRequestFailure } from '../device/use-request-failure.ts';

/** Lines for a form whose PIN was not changed: why, and that the PINs are as they were. */
export function usePinFailure(vehicle: Vehicle): (failure: unknown) => string[] {
  const { t } = useTranslation('keylocker');
  const explain = useRequestFailure(vehicle);
  return (failure) => {
    const { outcome, error } = outcomeOf(failure);
    if (error.kind === 'too-many') return [t('guest.locked')];
    // A lost answer may have been carried out.
    return outcome === 'unanswered' ? [...explain(failure), t('kept')] : explain(failure);
  };
}
