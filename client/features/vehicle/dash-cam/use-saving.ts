import type { UseMutationOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import { ApiError } from '../../../api/errors.ts';
import type { Vehicle } from '../../../api/model.ts';
import { cameraDisabledReasonOfCode } from '../../../rules/camera/camera-gate.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { type Progress, useAsked } from './use-asked.ts';

/** Saves one setting and reports its progress. */
export function useSaving<Answer, Asked>(vehicle: Vehicle, update: UseMutationOptions<Answer, ApiError, Asked>) {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const failureText = useFailureText(vehicle);
  const { ask, askAgain, isPending, data, error, waited, endedAt } = useAsked(update);
  const progress = (): Progress => {
    if (isPending) return { step: 'waiting', text: t('settings.waiting', { time: waited }) };
    if (error) return { step: 'failed', text: failureText(error) };
    if (data !== undefined) return { step: 'done', text: t('settings.saved', { time: format.time(endedAt) }) };
    return { step: 'idle', text: '' };
  };
  return { progress: progress(), save: ask, retry: error && error.kind !== 'not-offered' ? askAgain : null };
}

/** Why a setting was not saved, and that nothing was changed. */
function useFailureText(vehicle: Vehicle): (failure: unknown) => string {
  const { t } = useTranslation('dash-cam');
  const errorLines = useErrorLines();
  return (failure) => {
    const { kind, code } = failure instanceof ApiError ? failure : { kind: null, code: null };
    if (kind === 'device-unreachable') return t('settings.unanswered', { vehicle: vehicle.vehicle_name });
    const disabledReason = kind === 'forbidden' ? cameraDisabledReasonOfCode(code) : null;
    if (disabledReason) return t('settings.refused', { reason: t(`disabled.${disabledReason}`) });
    return t('settings.failed', { reason: errorLines(failure).join(' ') });
  };
}
