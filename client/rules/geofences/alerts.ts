import type { AlertRule, AlertRuleCreate, AlertRuleUpdate } from '../../api/model.ts';

/** Alerts of one vehicle about one geofence (commerce 3). */
export type GeofenceAlerts = { arrive: boolean; depart: boolean };
export type KnownAlerts = GeofenceAlerts & { ruleId: number };

export const NO_ALERTS: GeofenceAlerts = { arrive: false, depart: false };

/** Alerts about a geofence by vehicle. A rule that is off alerts about nothing. */
export function alertsOf(rules: readonly AlertRule[], geofenceId: number): Map<number, KnownAlerts> {
  const own = rules.filter(({ geofence, parameters }) => (geofence ?? parameters?.geofence_id) === geofenceId);
  return new Map(
    own.map(({ id, vehicle_id, is_enabled = true, parameters }) => [
      vehicle_id,
      {
        ruleId: id,
        arrive: is_enabled && parameters?.arrive === true,
        depart: is_enabled && parameters?.depart === true,
      },
    ]),
  );
}

const sameAlerts = (a: GeofenceAlerts, b: GeofenceAlerts): boolean => a.arrive === b.arrive && a.depart === b.depart;

/** Choices of the vehicles whose alerts were changed since they were shown. Those of other vehicles may have been changed elsewhere. */
export function changedAlerts(
  chosen: Readonly<Record<string, GeofenceAlerts>>,
  shown: Readonly<Record<string, GeofenceAlerts>>,
): [id: string, alerts: GeofenceAlerts][] {
  return Object.entries(chosen).filter(([id, alerts]) => !sameAlerts(alerts, shown[id] ?? NO_ALERTS));
}

export type AlertWrite =
  | { kind: 'create'; data: AlertRuleCreate }
  | { kind: 'update'; ruleId: number; data: AlertRuleUpdate };

/** Call that saves the chosen alerts of a vehicle. `null`: they are saved already. A rule without any is switched off. */
export function alertWrite(
  vehicleId: number,
  geofenceId: number,
  chosen: GeofenceAlerts,
  known: KnownAlerts | undefined,
): AlertWrite | null {
  if (sameAlerts(chosen, known ?? NO_ALERTS)) return null;
  const { arrive, depart } = chosen;
  const parameters = { geofence_id: geofenceId, arrive, depart };
  if (!known) {
    return {
      kind: 'create',
      data: { vehicle_ids: [vehicleId], alert_type: 'geofences', is_enabled: true, parameters },
    };
  }
  const data = arrive || depart ? { is_enabled: true, parameters } : { is_enabled: false };
  return { kind: 'update', ruleId: known.ruleId, data };
}
