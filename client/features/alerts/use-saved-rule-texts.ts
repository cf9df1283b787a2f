import { useTranslation } from 'react-i18next';
import type { AlertRule, Vehicle } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { valuesOf } from '../../rules/alerts/rule-values.ts';
import { unitsOf } from '../../rules/locale/units.ts';
import { offsetAt } from '../../rules/vehicle/tracker-schedule.ts';
import { useUser } from '../../state/session.ts';
import { type RuleTexts, useRuleTexts } from '../../widgets/alert-rules/use-rule-texts.ts';

type Named = Pick<Vehicle, 'vehicle_name'>;

/** A saved rule of a vehicle as words, as its editor shows it. `fence`: name of the rule's geofence. */
export function useSavedRuleTexts(): (rule: AlertRule, vehicle: Named, fence?: string) => RuleTexts {
  const { t } = useTranslation('alert-rules');
  const textsOf = useRuleTexts();
  const { unit, timezone } = useUser();
  return (rule, { vehicle_name: name }, fence = '') => {
    const type = rule.alert_type as Parameters<typeof valuesOf>[0];
    const values = valuesOf(type, rule, { offset: offsetAt(timezone, now()), units: unitsOf(unit) });
    const { arrive, depart } = rule.parameters ?? {};
    const moves = t(`words.${arrive && depart ? 'both' : depart ? 'depart' : 'arrive'}`, { count: 1 });
    return { ...textsOf(type, values, { kind: 'one', name }), moves, fence };
  };
}
