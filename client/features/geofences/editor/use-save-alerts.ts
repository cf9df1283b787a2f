import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getCreateAlertRuleMutationOptions,
  getUpdateAlertRuleMutationOptions,
} from '../../../../generated/client/alert.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { AlertRuleCreate, AlertRuleUpdate } from '../../../api/model.ts';
import { isOfOneVehicle } from '../../../data/alerts/set-rules.ts';
import { saveInLists } from '../../../lib/in-lists.ts';
import { sixAtOnce } from '../../../lib/limiter.ts';
import { alertWrite, changedAlerts, type GeofenceAlerts, type KnownAlerts } from '../../../rules/geofences/alerts.ts';

/** Chosen alerts by vehicle id. */
export type Chosen = Readonly<Record<string, GeofenceAlerts>>;
export type AlertsOutcome = { saved: number; failures: ReadonlyMap<number, string> };

/**
 * Saves alerts: new ones in lists of equal alerts, changed ones rule by rule, because only new rules take several vehicles. A device
 * that rejects its rule keeps none of the others from being saved.
 */
export function useSaveAlerts(geofenceId: number, known: ReadonlyMap<number, KnownAlerts>) {
  const explain = useErrorLines();
  const { mutateAsync: create } = useMutation(getCreateAlertRuleMutationOptions());
  const { mutateAsync: update } = useMutation(getUpdateAlertRuleMutationOptions());
  const [progress, setProgress] = useState({ done: 0, all: 0 });

  const save = async (chosen: Chosen, shown: Chosen): Promise<AlertsOutcome> => {
    const { lists, updates } = writesOf(changedAlerts(chosen, shown), geofenceId, known);
    const all = updates.length + lists.reduce((sum, { vehicle_ids }) => sum + vehicle_ids.length, 0);
    setProgress({ done: 0, all });
    const failures = new Map<number, string>();
    const fail = (id: number, failure: unknown) => failures.set(id, explain(failure).join(' '));
    let done = 0;
    for (const { vehicle_ids, ...rule } of lists) {
      const before = done;
      const outcome = await saveInLists(vehicle_ids, (ids) => create({ data: { ...rule, vehicle_ids: [...ids] } }), {
        isOfOneItem: isOfOneVehicle,
        onProgress: (count) => {
          done = before + count;
          setProgress({ done, all });
        },
      });
      const { failed, unsent } = outcome;
      for (const [id, failure] of failed) fail(id, failure);
      // Refused only together with others, for the same reason as these.
      for (const id of unsent) fail(id, [...failed.values()].at(-1));
    }
    await sixAtOnce(updates, async ({ id, ruleId, data }) => {
      try {
        await update({ ruleId, data });
      } catch (failure) {
        fail(id, failure);
      }
      setProgress({ done: ++done, all });
    });
    return { saved: all - failures.size, failures };
  };
  return { save, progress };
}

type Writes = {
  /** New rules: vehicles with the same alerts together. */
  lists: AlertRuleCreate[];
  updates: { id: number; ruleId: number; data: AlertRuleUpdate }[];
};

function writesOf(
  changed: ReturnType<typeof changedAlerts>,
  geofenceId: number,
  known: ReadonlyMap<number, KnownAlerts>,
): Writes {
  const lists = new Map<string, AlertRuleCreate>();
  const updates: Writes['updates'] = [];
  for (const [key, alerts] of changed) {
    const id = Number(key);
    const write = alertWrite(id, geofenceId, alerts, known.get(id));
    if (write?.kind === 'update') updates.push({ id, ruleId: write.ruleId, data: write.data });
    if (write?.kind !== 'create') continue;
    const kinds = JSON.stringify(write.data.parameters);
    const list = lists.get(kinds);
    if (list) list.vehicle_ids.push(id);
    else lists.set(kinds, write.data);
  }
  return { lists: [...lists.values()], updates };
}
