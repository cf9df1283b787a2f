import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { outcomeOf } from '../../../data/device-requests/outcome.ts';
import { useRequestFailure } from '../../../widgets/device/use-request-failure.ts';
import { MileageNotSet } from './save-details.ts';

/**
 * Texts for a failed save: why, and for a failed mileage what was saved before (commerce 8). The vehicle is written to its device
 * too.
 */
export function useFailureLines(vehicle: Vehicle): (failure: unknown) => string[] {
  const { t } = useTranslation(['vehicle-info', 'vehicles']);
  const errorLines = useErrorLines();
  const linesOf = useRequestFailure(vehicle, (code) => {
    if (code === 'PENDING_TRANSFER') return t('vehicles:unchangeable.pending_transfer');
    return code === 'PARTIAL_ACCESS' ? t('vehicles:unchangeable.access') : null;
  });
  return (failure) => {
    // The service keeps most of a vehicle's info itself: a lost call is not about the device.
    if (!(failure instanceof MileageNotSet))
      return outcomeOf(failure).outcome === 'lost' ? errorLines(failure) : linesOf(failure);
    const reasons = linesOf(failure.cause);
    return failure.saved
      ? [t('failed.mileageAlone'), ...reasons, t('failed.mileageAgain')]
      : [t('failed.mileage'), ...reasons];
  };
}
