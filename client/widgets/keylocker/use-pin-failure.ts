import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { useRequestFailure } from '../device/use-request-failure.ts';

/** Lines for a form whose PIN was not changed: why, and that the PINs are as they were. */
export function usePinFailure(vehicle: Vehicle): (failure: unknown) => string[] {
  const { t } = useTranslation('keylocker');
  const explain = useRequestFailure(vehicle);
  return (failure) => {
    if (!(failure instanceof ApiError)) return explain(failure);
    if (failure.kind === 'too-many') return [t('guest.locked')];
    // A lost answer may have been carried out.
    return failure.kind === 'device-unreachable' ? [...explain(failure), t('kept')] : explain(failure);
  };
}
