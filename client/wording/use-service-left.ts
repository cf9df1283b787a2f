import { useTranslation } from 'react-i18next';
import { DAY, SECOND } from '../rules/time/duration.ts';
import { useFormat } from './use-format.ts';

/** Time that is left of a service mode: hours and minutes of the last two days, before them days. Needs the catalog `service-mode`. */
export function useServiceLeft(): (end: number, now: number) => string {
  const { t } = useTranslation('service-mode');
  const format = useFormat();
  return (end, now) => {
    const left = Math.max(0, end - now);
    return left >= 2 * DAY
      ? t('left.days', { count: Math.floor(left / DAY) })
      : t('left.time', { time: format.duration(left / SECOND) });
  };
}
