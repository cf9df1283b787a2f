import { useTranslation } from 'react-i18next';
import type { KnownAlertType } from '../../api/model.ts';
import type { RuleValues } from '../../rules/alerts/rule-values.ts';
import type { RuleVehicles } from '../../rules/alerts/rule-vehicles.ts';
import { MINUTE } from '../../rules/time/seconds.ts';
import { readNumber } from '../../rules/validation/numbers.ts';

import { useFormat } from '../../wording/use-format.ts';
import { useDayHour } from './use-day-hour.ts';

/** Texts of the words of a sentence. `count`: number of vehicles, for its grammar. */
export type RuleTexts = { count: number; vehicles: string } & Partial<
  Record<'ways' | 'value' | 'start' | 'end' | 'moves' | 'fence', string>
>;

/** The values of a rule as words of its sentence, in the user's language. */
export function useRuleTexts(): (type: KnownAlertType, values: RuleValues, vehicles: RuleVehicles) => RuleTexts {
  const { t, i18n } = useTranslation('alert-rules');
  const format = useFormat();
  const dayHour = useDayHour();
  const vehiclesText = useVehiclesText();
  const waysText = ({ push, sms, email }: RuleValues): string => {
    const ways = [push && t('words.push'), sms && t('words.sms'), email && t('words.email')].filter(
      (way) => way !== false,
    );
    if (ways.length === 0) return t('words.silent');
    return t('words.by', { ways: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(ways) });
  };
  const valueText = (type: KnownAlertType, { limit, threshold, unit }: RuleValues): string => {
    const number = readNumber(threshold);
    // What cannot be read is shown as it was typed.
    const text = number === null ? threshold.trim() || '…' : format.number(number);
    if (type !== 'speed_limit') return number === null ? text : format.duration(number * MINUTE);
    return limit === 'road' ? t('words.road') : t('words.faster', { speed: `${text} ${t(`editor.units.${unit}`)}` });
  };
  return (type, values, vehicles) => ({
    ...vehiclesText(vehicles),
    ways: waysText(values),
    value: valueText(type, values),
    start: dayHour(Number(values.start)),
    end: dayHour(Number(values.end)),
  });
}

/** Vehicles as a word: a name, a group, part of a group, or their number. */
export function useVehiclesText(): (vehicles: RuleVehicles) => { count: number; vehicles: string } {
  const { t } = useTranslation('alert-rules');
  return (vehicles) => {
    if (vehicles.kind === 'none') return { count: 1, vehicles: t('words.which') };
    if (vehicles.kind === 'one') return { count: 1, vehicles: vehicles.name };
    const { count } = vehicles;
    if (vehicles.kind === 'several') return { count, vehicles: t('words.vehicles', { count }) };
    const { name: group, of } = vehicles;
    return { count, vehicles: count === of ? group : t('words.part', { number: count, of, group }) };
  };
}
