import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { ApiError } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';

/** Lines about a rule that was not saved. A rejection of the device names its vehicle (commerce 8). */
export function useRuleFailure(): (failure: unknown, vehicle: Pick<Vehicle, 'vehicle_name'>) => readonly string[] {
  const { t } = useTranslation('alert-rules');
  const errorLines = useErrorLines();
  return (failure, { vehicle_name }) =>
    failure instanceof ApiError && failure.kind === 'rule-rejected'
      ? [t('rejected', { vehicle: vehicle_name })]
      : errorLines(failure);
}
