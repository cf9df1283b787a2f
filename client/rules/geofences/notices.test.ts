import { expect, test } from 'vitest';
import type { AlertRule } from '../../api/model.ts';
import { alertingRules, noticeWrites, notifying } from './notices.ts';

const rule = (id: number, changed: Partial<AlertRule> = {}): AlertRule => ({
  id,
  vehicle_id: id,
  alert_type: 'geofences',
  geofence: 81,
  is_enabled: true,
  parameters: { geofence_id: 81, arrive: true, depart: false },
  notify_push: true,
  notify_sms: false,
  notify_email: false,
  ...changed,
});

test('[commerce 3] counts the rules that alert about a geofence', () => {
  const leaving = { geofence_id: 81, arrive: false, depart: true };
  const rules = [
    rule(1),
    rule(2, { parameters: leaving }),
    rule(3, { is_enabled: false }),
    rule(4, { parameters: { ...leaving, depart: false } }),
    rule(5, { geofence: 82 }),
  ];
  expect(alertingRules(rules, 81).map(({ id }) => id)).toEqual([1, 2]);
});

test('[commerce 3] writes a notification only to the rules that differ', () => {
  const rules = [rule(1), rule(2, { notify_sms: true }), rule(3, { notify_sms: undefined, notify_push: undefined })];
  expect(['push', 'sms', 'email'].map((way) => notifying(rules, way as 'push'))).toEqual([3, 1, 0]);
  const writes = (way: 'push' | 'sms', isOn: boolean) =>
    noticeWrites(rules, way, isOn).map(({ rule: { id }, data }) => [id, data]);
  expect(writes('sms', true)).toEqual([
    [1, { notify_sms: true }],
    [3, { notify_sms: true }],
  ]);
  expect(writes('sms', false)).toEqual([[2, { notify_sms: false }]]);
  expect(writes('push', true)).toEqual([]);
});

test('[commerce 3] reads rules that leave out their geofence, parameters or whether they are on', () => {
  const named = {
    id: 6,
    vehicle_id: 6,
    alert_type: 'geofences' as const,
    parameters: { geofence_id: 81, arrive: true },
  };
  const bare = { id: 7, vehicle_id: 7, alert_type: 'geofences' as const };
  expect(alertingRules([named, bare, { ...bare, geofence: 81 }], 81)).toEqual([named]);
});
