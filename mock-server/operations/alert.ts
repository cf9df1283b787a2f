import { forbidden, invalid, notFound } from '../contract/replies.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';
import { visibleVehicles } from '../domain/access/rights.ts';
import { noteUse } from '../domain/access/use.ts';
import { backtest } from '../domain/alerts/backtest.ts';
import { createRules, findRule, rulesOf, type SaveOutcome, updateRule } from '../domain/alerts/rules.ts';
import { pageOf, windowOf } from '../domain/paging.ts';
import { rangeOf } from '../domain/ranges.ts';
import { chosen, subjectOf } from '../domain/subjects.ts';
import { rowsInPlan } from '../domain/vehicles/place.ts';
import type { Services } from './services.ts';

/** Answer to a rule that was not saved. 424: the device rejected it (commerce 8). */
function refused(outcome: Exclude<SaveOutcome, { kind: 'saved' }>) {
  if (outcome.kind === 'invalid') return invalid(outcome.errors);
  if (outcome.kind === 'refused') return forbidden(outcome.refusal, outcome.detail);
  const detail = 'The device rejected the alert. Please try again.';
  return { status: 424, body: { detail, code: 'RULE_REJECTED', vehicle_id: outcome.vehicle } } as const;
}

export const alertOperations = ({ telemetry }: Services): HandlersOf<Tagged<'alert'>> => ({
  listAlertEvents: ({ query }, { world, caller, now }) => {
    const { from, to, errors } = rangeOf(query, now);
    if (errors) return invalid(errors);
    const vehicles = chosen(visibleVehicles(world, caller.user, now), query.vehicle_id);
    const subjects = vehicles.map((vehicle) => subjectOf(world, vehicle));
    const { count, rows } = telemetry.alertEvents(subjects, {
      now,
      from,
      to,
      ...(query.alert_type && { types: query.alert_type }),
      ...windowOf(query),
    });
    return { status: 200, body: pageOf('/api/v1/alert/event', query, count, rowsInPlan(world, rows)) };
  },

  listAlertRules: ({ query }, { world, caller, now }) => {
    const vehicles = chosen(visibleVehicles(world, caller.user, now), query.vehicle_id);
    const { count, rules } = rulesOf(world, vehicles, query.alert_type, windowOf(query));
    return { status: 200, body: pageOf('/api/v1/alert/rule', query, count, rules) };
  },

  createAlertRule: ({ body }, { world, caller, now, fault }) => {
    const outcome = createRules(body, { world, user: caller.user, now, fault });
    if (outcome.kind !== 'saved') return refused(outcome);
    for (const id of body.vehicle_ids) {
      const vehicle = world.tables.vehicles.get(id);
      if (vehicle) noteUse(world, caller.user, vehicle, now);
    }
    return { status: 201, body: { alert_rules: outcome.rules } };
  },

  updateAlertRule: ({ params, body }, { world, caller, now, fault }) => {
    const found = findRule(world, params.ruleId);
    if (!found) return notFound;
    const outcome = updateRule(found, body, { world, user: caller.user, now, fault });
    if (outcome.kind !== 'saved') return refused(outcome);
    noteUse(world, caller.user, found.vehicle, now);
    const [rule] = outcome.rules;
    return rule ? { status: 200, body: rule } : notFound;
  },

  backtestAlertRule: ({ body }, { world, caller, now }) => {
    const outcome = backtest(body, { world, user: caller.user, now, telemetry });
    if (outcome.kind === 'invalid') return invalid(outcome.errors);
    const { replay } = outcome;
    return { status: 200, body: { ...replay, newest: rowsInPlan(world, replay.newest) } };
  },
});
