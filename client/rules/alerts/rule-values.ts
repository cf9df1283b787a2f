import * as z from 'zod';
import type { AlertRule, AlertRuleParameters, AlertRuleUpdate, KnownAlertType } from '../../api/model.ts';
import type { Units } from '../locale/units.ts';
import { HOUR } from '../time/seconds.ts';
import { numeric, readNumber } from '../validation/numbers.ts';
import { across } from '../validation/schema.ts';
import { required } from '../validation/text.ts';
import { toLocal, toUtc } from '../vehicle/tracker-schedule.ts';
import { hasThreshold, type Range, type SpeedUnit, startThreshold } from './thresholds.ts';

/** Values of the form of a rule. Those that its type does not have stay at their start. */
export type RuleValues = {
  isEnabled: boolean;
  push: boolean;
  sms: boolean;
  email: boolean;
  /** What a speed is compared with: the limit of the road, or the threshold. */
  limit: 'road' | 'own';
  threshold: string;
  unit: SpeedUnit;
  /** First and last minute of a curfew: seconds after midnight in the user's time zone. */
  start: string;
  end: string;
};

/** What is sent: a whole rule without its vehicle and type. */
export type RuleSettings = Required<AlertRuleUpdate>;

/** Hours that the user's time zone is ahead of UTC now. */
type Clock = { offset: number };

/** A new curfew is from 10:00 pm to 5:00 am. Assumed: the documents name no hours. */
const NIGHT = { start: 22 * HOUR, end: 5 * HOUR };

const isUnit = (unit: string | undefined): unit is SpeedUnit => unit === 'mph' || unit === 'kmh';
const localText = (utc: number | undefined, offset: number, otherwise: number): string =>
  String(utc === undefined ? otherwise : toLocal(utc, offset));

/** Values of a saved rule, or of a new one that is on. */
export function valuesOf(
  type: KnownAlertType,
  rule: AlertRule | null,
  { offset, units }: Clock & { units: Units },
): RuleValues {
  const { threshold, unit, start_time, end_time } = rule?.parameters ?? {};
  // A saved threshold without a unit is in miles an hour. A new one is in the user's unit.
  const usualUnit: SpeedUnit = threshold === undefined && units === 'metric' ? 'kmh' : 'mph';
  const shownUnit = isUnit(unit) ? unit : usualUnit;
  const start = hasThreshold(type) ? startThreshold(type, shownUnit) : 0;
  return {
    isEnabled: rule?.is_enabled ?? true,
    push: rule?.notify_push ?? true,
    sms: rule?.notify_sms ?? false,
    email: rule?.notify_email ?? false,
    limit: rule !== null && threshold === undefined ? 'road' : 'own',
    threshold: String(threshold ?? start),
    unit: shownUnit,
    start: localText(start_time, offset, NIGHT.start),
    end: localText(end_time, offset, NIGHT.end),
  };
}

const needsThreshold = (type: KnownAlertType, { limit }: Pick<RuleValues, 'limit'>): boolean =>
  hasThreshold(type) && (type !== 'speed_limit' || limit === 'own');

function parametersOf(type: KnownAlertType, values: RuleValues, { offset }: Clock): AlertRuleParameters {
  if (type === 'curfew')
    return { start_time: toUtc(Number(values.start), offset), end_time: toUtc(Number(values.end), offset) };
  if (!needsThreshold(type, values)) return {};
  const threshold = readNumber(values.threshold) ?? 0;
  return type === 'speed_limit' ? { threshold, unit: values.unit } : { threshold };
}

/** The settings of a type from the values of its form. `rangeOf`: thresholds that the chosen vehicles take. */
export function ruleSchema(type: KnownAlertType, rangeOf: (unit: SpeedUnit) => Range, clock: Clock) {
  return z
    .object({
      isEnabled: z.boolean(),
      push: z.boolean(),
      sms: z.boolean(),
      email: z.boolean(),
      limit: z.enum(['road', 'own']),
      threshold: z.string(),
      unit: z.enum(['mph', 'kmh']),
      start: z.string(),
      end: z.string(),
    })
    .check(
      across<RuleValues>('threshold', ({ limit = 'own', threshold = '', unit = 'mph' }) => {
        if (!needsThreshold(type, { limit })) return null;
        const [min, max] = rangeOf(unit);
        return required(threshold) ?? numeric({ min, max, whole: true })(threshold);
      }),
      across<RuleValues>('end', ({ start, end }) => (type === 'curfew' && start === end ? { text: 'sameTime' } : null)),
    )
    .transform(
      (values): RuleSettings => ({
        is_enabled: values.isEnabled,
        notify_push: values.push,
        notify_sms: values.sms,
        notify_email: values.email,
        parameters: parametersOf(type, values, clock),
      }),
    );
}

/** What was changed since the rule was opened. Other settings may have been changed elsewhere since then, and are not sent. */
export function changedSettings(settings: RuleSettings, opened: RuleSettings): Partial<RuleSettings> {
  const changes = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(opened[name as keyof RuleSettings]),
  );
  return Object.fromEntries(changes);
}

/** Fields of the form by the server's names. */
export const SERVER_NAMES = {
  'parameters.threshold': 'threshold',
  'parameters.unit': 'unit',
  'parameters.start_time': 'start',
  'parameters.end_time': 'end',
  is_enabled: 'isEnabled',
  notify_push: 'push',
  notify_sms: 'sms',
  notify_email: 'email',
} as const satisfies Record<string, keyof RuleValues>;
