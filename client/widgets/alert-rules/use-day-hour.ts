import { useTranslation } from 'react-i18next';
import { localeOf } from '../../i18n/languages.ts';
import { plainHour } from '../../i18n/ordinal-day.ts';
import { HOUR } from '../../rules/time/seconds.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';

/** A time of day within a sentence: a full hour without its minutes, "6 PM" or "18 h". Input in seconds after midnight. */
export function useDayHour(): (seconds: number) => string {
  const { i18n } = useTranslation();
  const { country } = useUser();
  const { dayTime } = useFormat();
  const locale = localeOf(i18n.language, country);
  const hour = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric' });
  return (seconds) => (seconds % HOUR === 0 ? plainHour(hour.format(seconds * 1_000), locale) : dayTime(seconds));
}
