import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import { ApiError } from '../../../api/errors.ts';
import { settingsDisabledReasonOfCode } from '../../../rules/commands/settings-gate.ts';
import { MileageNotSet } from './save-details.ts';

/**
 * Texts for a failed save: the reason, that nothing was changed if the device did not answer, and for a failed mileage what was saved
 * before (commerce 8).
 */
export function useFailureLines(): (failure: unknown) => string[] {
  const { t } = useTranslation(['vehicle-info', 'vehicles', 'commands']);
  const explain = useErrorLines();
  const reasonsOf = (failure: unknown): string[] => {
    const code = failure instanceof ApiError ? failure.code : null;
    if (code === 'PENDING_TRANSFER') return [t('vehicles:unchangeable.pending_transfer')];
    const disabledReason = settingsDisabledReasonOfCode(code);
    if (disabledReason)
      return [
        t(disabledReason === 'partial_access' ? 'vehicles:unchangeable.access' : `commands:disabled.${disabledReason}`),
      ];
    return explain(failure);
  };
  return (failure) => {
    if (failure instanceof MileageNotSet) {
      const [what, how] = failure.saved
        ? [t('failed.mileageAlone'), t('failed.mileageAgain')]
        : [t('failed.mileage'), null];
      return [what, ...reasonsOf(failure.cause), ...(how === null ? [] : [how])];
    }
    const isUnreachable = failure instanceof ApiError && failure.kind === 'device-unreachable';
    return [...reasonsOf(failure), ...(isUnreachable ? [t('failed.unchanged')] : [])];
  };
}
