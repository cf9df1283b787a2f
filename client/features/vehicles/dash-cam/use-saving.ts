import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import { ApiError } from '../../../api/errors.ts';
import type { CameraSettingsUpdate, Vehicle } from '../../../api/model.ts';
import { cameraSettingsUpdate } from '../../../data/cameras/settings.ts';
import { now } from '../../../lib/now.ts';
import { settingsBarOfCode } from '../../../rules/camera-gate.ts';
import { stopwatch } from '../../../rules/elapsed.ts';
import { useFormat } from '../../../state/use-format.ts';
import { useNow } from '../../../ui/use-now.ts';

/** Milliseconds between two looks at the clock: while the device is waited for, and otherwise. */
export const WATCHING = 250;
export const RESTING = 60_000;

/** How far one setting is. Nothing is saved until the device says so. */
export type Saving = { step: 'idle' | 'waiting' | 'saved' | 'failed'; text: string };

/** Saves one setting by itself. A second press meanwhile does nothing. */
export function useSaving(vehicle: Vehicle) {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const failureText = useFailureText(vehicle);
  /** Of the last try, by the portal's clock. */
  const [tried, setTried] = useState({ began: 0, ended: 0 });
  const isUnderWay = useRef(false);
  const { mutate, isPending, isSuccess, error, variables } = useMutation(cameraSettingsUpdate(vehicle.device_key));
  const clock = useNow(isPending ? WATCHING : RESTING);
  const save = (changes: CameraSettingsUpdate) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setTried({ began: now(), ended: 0 });
    mutate(changes, {
      onSettled: () => {
        isUnderWay.current = false;
        setTried(({ began }) => ({ began, ended: now() }));
      },
    });
  };
  const saving = (): Saving => {
    if (isPending) return { step: 'waiting', text: t('settings.waiting', { time: stopwatch(clock - tried.began) }) };
    if (error) return { step: 'failed', text: failureText(error) };
    if (isSuccess) return { step: 'saved', text: t('settings.saved', { time: format.time(tried.ended) }) };
    return { step: 'idle', text: '' };
  };
  return { saving: saving(), save, retry: error ? () => save(variables) : null };
}

/** Why a setting was not saved, and that nothing was changed. */
export function useFailureText(vehicle: Vehicle): (failure: unknown) => string {
  const { t } = useTranslation('dash-cam');
  const errorLines = useErrorLines();
  return (failure) => {
    const { kind, code } = failure instanceof ApiError ? failure : { kind: null, code: null };
    if (kind === 'device-unreachable') return t('settings.unanswered', { vehicle: vehicle.vehicle_name });
    const bar = kind === 'forbidden' ? settingsBarOfCode(code) : null;
    if (bar) return t('settings.refused', { reason: t(`barred.${bar}`) });
    return t('settings.failed', { reason: errorLines(failure).join(' ') });
  };
}
