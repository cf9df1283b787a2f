import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  backtestAlertRule,
  createAlertRule,
  getBacktestAlertRuleMutationKey,
  getCreateAlertRuleMutationKey,
  getListAlertRulesQueryKey,
  getUpdateAlertRuleMutationKey,
  listAlertRules,
  updateAlertRule,
} from '../../../generated/client/alert.ts';
import type { AlertRule, AlertRuleBacktest, AlertRuleSaved, KnownAlertType } from '../../api/model.ts';
import { mergedReplay } from '../../rules/alerts/merged-replay.ts';
import type { RuleSettings } from '../../rules/alerts/rule-values.ts';
import { everyPage } from '../every-page.ts';
import { ifOffered } from '../offered.ts';
import { queryClient } from '../query-client.ts';
import { isSeen } from '../vehicles/is-seen.ts';

/** All rules of a vehicle. */
export const vehicleRulesQuery = (vehicleId: number) => {
  const vehicle_id = [vehicleId];
  return everyPage<AlertRule>(getListAlertRulesQueryKey({ vehicle_id }), (page, options) =>
    listAlertRules({ vehicle_id, ...page }, options),
  );
};

const CURFEWS = { alert_type: ['curfew' as const] };

/** Curfews of all vehicles. */
export const curfewRulesQuery = () =>
  everyPage<AlertRule>(getListAlertRulesQueryKey(CURFEWS), (page, options) =>
    listAlertRules({ ...CURFEWS, ...page }, options),
  );

/**
 * Alerts that rules would have raised in the last 30 days, and how many the saved rules would have. `subject`: what else both depend
 * on, the saved rules and the shape of a geofence. A read, although its method is POST.
 */
export const backtestQuery = (rules: readonly ReplayedRule[], subject?: string) =>
  queryOptions({
    queryKey: [...getBacktestAlertRuleMutationKey(), rules, subject] as const,
    queryFn: async ({ signal }) =>
      mergedReplay(
        await Promise.all(
          rules.map(async ({ isCounted, ...rule }) => ({
            replay: await ifOffered(
              () => backtestAlertRule(rule, { signal }),
              () => isSeen(rule.vehicle_ids[0] ?? 0),
            ),
            isCounted,
          })),
        ),
      ),
  });

/** A rule of some of the vehicles. `isCounted`: false for one that ends, of which only the saved rules count. */
export type ReplayedRule = AlertRuleBacktest & { isCounted: boolean };

const isRule = (answer: AlertRuleSaved | AlertRule): answer is AlertRule => 'alert_type' in answer;

/** Rules of an answer: `alert_rules`, or a single rule (commerce 7), bare or as `alert_rule`. */
export function savedRules(answer: AlertRuleSaved | AlertRule): readonly AlertRule[] {
  if (isRule(answer)) return [answer];
  return answer.alert_rules ?? (answer.alert_rule ? [answer.alert_rule] : []);
}

function putRules(rules: readonly AlertRule[]): void {
  for (const rule of rules) {
    queryClient.setQueryData(vehicleRulesQuery(rule.vehicle_id).queryKey, (known) => {
      if (!known) return known;
      const isKnown = known.some(({ id }) => id === rule.id);
      return isKnown ? known.map((one) => (one.id === rule.id ? rule : one)) : [...known, rule];
    });
  }
}

/** Saves a rule of one vehicle: changes the given settings of the saved one, or adds it. Caches the response. */
export const ruleSave = (vehicleId: number, alert_type: KnownAlertType, saved: AlertRule | null) =>
  mutationOptions({
    mutationKey: saved ? getUpdateAlertRuleMutationKey() : getCreateAlertRuleMutationKey(),
    mutationFn: async (settings: Partial<RuleSettings>) =>
      saved
        ? [await updateAlertRule(saved.id, settings)]
        : savedRules(await createAlertRule({ vehicle_ids: [vehicleId], alert_type, ...settings })),
    onSuccess: putRules,
  });
