import { useTranslation } from 'react-i18next';
import { DAY, MINUTE, SECOND } from '../../rules/time/duration.ts';
import { useFormat } from '../../wording/use-format.ts';

/** Formats the time until an instant: "6 days", "7 hr 59 min". At least a minute. */
export function useTimeLeft(): (end: number, now: number) => string {
  const { t } = useTranslation('location-link');
  const format = useFormat();
  return (end, now) => {
    const left = Math.max(MINUTE, end - now);
    if (left >= DAY) return t('left.day', { count: Math.floor(left / DAY) });
    return format.duration((Math.floor(left / MINUTE) * MINUTE) / SECOND);
  };
}
