import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '../api/model.ts';
import { useFormat } from './use-format.ts';

/** What an alert is about, beside its name: trouble codes, or the speed limit that was exceeded. */
export function useAboutText(): (event: Pick<LogEntry, 'dtc_codes' | 'speed_limit'>) => string | null {
  const { t } = useTranslation('activity');
  const format = useFormat();
  return useCallback(
    ({ dtc_codes = [], speed_limit }) => {
      if (dtc_codes.length > 0) return dtc_codes.join(', ');
      return speed_limit === undefined ? null : t('limit', { speed: format.speed(speed_limit) });
    },
    [t, format],
  );
}
