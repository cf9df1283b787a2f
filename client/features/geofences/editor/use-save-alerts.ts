import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getCreateAlertRuleMutationOptions,
  getUpdateAlertRuleMutationOptions,
} from '../../../../generated/client/alert.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import { sixAtOnce } from '../../../lib/limiter.ts';
import {
  type AlertWrite,
  alertWrite,
  changedAlerts,
  type GeofenceAlerts,
  type KnownAlerts,
} from '../../../rules/geofences/alerts.ts';

/** Chosen alerts by vehicle id. */
export type Chosen = Readonly<Record<string, GeofenceAlerts>>;
export type AlertsOutcome = { saved: number; failures: ReadonlyMap<number, string> };

/** Saves alerts vehicle by vehicle, so that a device that rejects its rule keeps none of the others from being saved. */
export function useSaveAlerts(geofenceId: number, known: ReadonlyMap<number, KnownAlerts>) {
  const explain = useErrorLines();
  const { mutateAsync: create } = useMutation(getCreateAlertRuleMutationOptions());
  const { mutateAsync: update } = useMutation(getUpdateAlertRuleMutationOptions());
  const [progress, setProgress] = useState({ done: 0, all: 0 });

  const write = (one: AlertWrite): Promise<unknown> =>
    one.kind === 'create' ? create({ data: one.data }) : update({ ruleId: one.ruleId, data: one.data });
  const save = async (chosen: Chosen, shown: Chosen): Promise<AlertsOutcome> => {
    const writes = changedAlerts(chosen, shown).flatMap(([id, alerts]) => {
      const one = alertWrite(Number(id), geofenceId, alerts, known.get(Number(id)));
      return one ? [{ id: Number(id), one }] : [];
    });
    setProgress({ done: 0, all: writes.length });
    const failures = new Map<number, string>();
    await sixAtOnce(writes, async ({ id, one }) => {
      try {
        await write(one);
      } catch (failure) {
        failures.set(id, explain(failure).join(' '));
      }
      setProgress(({ done, all }) => ({ done: done + 1, all }));
    });
    return { saved: writes.length - failures.size, failures };
  };
  return { save, progress };
}
