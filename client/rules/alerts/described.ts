import type { AlertRule } from '../../api/model.ts';

const TIMED: ReadonlySet<string> = new Set(['engine', 'engine_idle']);

/**
 * Whether a saved rule has all values of its sentence. They are assumed, and a server without them gets no sentence, because the
 * default values of the form are not those of the rule.
 */
export function isDescribed({ alert_type, parameters, notify_push, notify_sms, notify_email }: AlertRule): boolean {
  if (notify_push === undefined && notify_sms === undefined && notify_email === undefined) return false;
  if (alert_type === 'speed_limit') return parameters !== undefined;
  if (alert_type === 'curfew') return parameters?.start_time !== undefined && parameters.end_time !== undefined;
  if (alert_type === 'geofences') return parameters?.arrive === true || parameters?.depart === true;
  return !TIMED.has(alert_type) || parameters?.threshold !== undefined;
}
