import { useTranslation } from 'react-i18next';
import type { AlertRule } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { MINUTE } from '../../rules/time/seconds.ts';
import { offsetAt, toLocal } from '../../rules/vehicle/tracker-schedule.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';

/** Values of a rule in words: "Above 75 mph · Push, SMS". */
export function useRuleSummary(): (rule: AlertRule) => string {
  const { t } = useTranslation('alert-rules');
  const format = useFormat();
  const { timezone } = useUser();
  const valuesOf = ({ alert_type, parameters = {} }: AlertRule): string | null => {
    const { threshold, unit = 'mph', start_time, end_time, arrive, depart } = parameters;
    if (alert_type === 'speed_limit')
      return threshold === undefined
        ? t('summary.road')
        : t('summary.speed', { speed: `${format.number(threshold)} ${t(`editor.units.${unit}`)}` });
    if (alert_type === 'geofences') return t(`summary.${arrive && depart ? 'both' : depart ? 'depart' : 'arrive'}`);
    if (alert_type === 'curfew' && start_time !== undefined && end_time !== undefined) {
      const time = (utc: number) => format.dayTime(toLocal(utc, offsetAt(timezone, now())));
      return t('summary.hours', { start: time(start_time), end: time(end_time) });
    }
    return threshold === undefined ? null : t('summary.longer', { duration: format.duration(threshold * MINUTE) });
  };
  return (rule) => {
    const ways = [
      rule.notify_push && t('summary.push'),
      rule.notify_sms && t('summary.sms'),
      rule.notify_email && t('summary.email'),
    ].filter(Boolean);
    return [valuesOf(rule), ways.length > 0 ? ways.join(', ') : t('summary.silent')].filter(Boolean).join(' · ');
  };
}
