import type { AlertRule, AlertRuleUpdate } from '../../api/model.ts';

/** Ways to be notified of an alert (commerce 3). */
export const WAYS = ['push', 'sms', 'email'] as const;
export type Way = (typeof WAYS)[number];

const FIELDS = { push: 'notify_push', sms: 'notify_sms', email: 'notify_email' } as const;
/** Of a rule that does not say. */
const USUAL = { push: true, sms: false, email: false } as const;

const isOn = (rule: AlertRule, way: Way): boolean => rule[FIELDS[way]] ?? USUAL[way];

/** Rules that alert about a geofence. */
export const alertingRules = (rules: readonly AlertRule[], geofenceId: number): AlertRule[] =>
  rules.filter(
    ({ geofence, parameters, is_enabled = true }) =>
      (geofence ?? parameters?.geofence_id) === geofenceId &&
      is_enabled &&
      (parameters?.arrive === true || parameters?.depart === true),
  );

/** Number of rules that notify in a way. */
export const notifying = (rules: readonly AlertRule[], way: Way): number =>
  rules.filter((rule) => isOn(rule, way)).length;

export type NoticeWrite = { rule: AlertRule; data: AlertRuleUpdate };

/** Writes that switch a way on or off for all rules. Those that have it so already need none. */
export const noticeWrites = (rules: readonly AlertRule[], way: Way, isWanted: boolean): NoticeWrite[] =>
  rules.filter((rule) => isOn(rule, way) !== isWanted).map((rule) => ({ rule, data: { [FIELDS[way]]: isWanted } }));
