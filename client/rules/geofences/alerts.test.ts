import { expect, test } from 'vitest';
import { alertsOf, alertWrite, changedAlerts, NO_ALERTS } from './alerts.ts';

const rule = (id: number, vehicle_id: number, geofence: number, arrive: boolean, is_enabled = true) => ({
  id,
  vehicle_id,
  alert_type: 'geofences' as const,
  is_enabled,
  parameters: { geofence_id: geofence, arrive, depart: true },
  geofence,
});
const BOTH = { arrive: true, depart: true };

test('[commerce 3] reads the alerts of each vehicle about one geofence', () => {
  const rules = [rule(1, 1001, 81, false), rule(2, 1002, 82, true), rule(3, 1003, 81, true, false)];
  expect([...alertsOf(rules, 81)]).toEqual([
    [1001, { ruleId: 1, arrive: false, depart: true }],
    [1003, { ruleId: 3, arrive: false, depart: false }],
  ]);
});

test('[commerce 7] adds a rule, changes it, switches it off, and leaves equal alerts alone', () => {
  expect(alertWrite(1001, 81, NO_ALERTS, undefined)).toBeNull();
  expect(alertWrite(1001, 81, BOTH, { ruleId: 7, ...BOTH })).toBeNull();
  const parameters = { geofence_id: 81, ...BOTH };
  expect(alertWrite(1001, 81, BOTH, undefined)).toEqual({
    kind: 'create',
    data: { vehicle_ids: [1001], alert_type: 'geofences', is_enabled: true, parameters },
  });
  expect(alertWrite(1001, 81, BOTH, { ruleId: 7, arrive: true, depart: false })).toEqual({
    kind: 'update',
    ruleId: 7,
    data: { is_enabled: true, parameters },
  });
  expect(alertWrite(1001, 81, NO_ALERTS, { ruleId: 7, ...BOTH })).toEqual({
    kind: 'update',
    ruleId: 7,
    data: { is_enabled: false },
  });
});

test('[core 8] writes only boxes that were changed, so that alerts changed in another tab stay', () => {
  const shown = { 1001: BOTH, 1002: NO_ALERTS };
  expect(changedAlerts({ 1001: BOTH, 1002: BOTH, 1003: NO_ALERTS }, shown)).toEqual([['1002', BOTH]]);
});

test.each([
  { arrive: true, depart: false },
  { arrive: false, depart: true },
])('[commerce 7] a rule with one kind of alert, %j, is on', (chosen) => {
  expect(alertWrite(1001, 81, chosen, { ruleId: 7, ...BOTH })).toEqual({
    kind: 'update',
    ruleId: 7,
    data: { is_enabled: true, parameters: { geofence_id: 81, ...chosen } },
  });
});

test('[commerce 3] a rule that names its geofence in its parameters alone is on unless it says otherwise', () => {
  const parameters = { geofence_id: 81, arrive: true };
  const silent = { id: 4, vehicle_id: 1004, alert_type: 'geofences' as const, parameters };
  const empty = { id: 5, vehicle_id: 1005, alert_type: 'geofences' as const };
  expect([...alertsOf([silent, empty], 81)]).toEqual([[1004, { ruleId: 4, arrive: true, depart: false }]]);
  expect([...alertsOf([{ ...empty, geofence: 81 }], 81)]).toEqual([
    [1005, { ruleId: 5, arrive: false, depart: false }],
  ]);
});
