import { expect, test } from 'vitest';
import type { AlertRule } from '../../api/model.ts';
import { isDescribed } from './described.ts';

const rule = (alert_type: string, parameters?: AlertRule['parameters']): AlertRule => ({
  id: 1,
  vehicle_id: 1_001,
  alert_type,
  notify_push: true,
  ...(parameters && { parameters }),
});

test('[commerce 3] puts only rules into words whose values the server has sent', () => {
  expect(isDescribed(rule('theft_alarm'))).toBe(true);
  expect(isDescribed(rule('speed_limit', {}))).toBe(true);
  expect(isDescribed(rule('speed_limit'))).toBe(false);
  expect(isDescribed(rule('curfew', { start_time: 0, end_time: 3_600 }))).toBe(true);
  expect(isDescribed(rule('curfew', { start_time: 0 }))).toBe(false);
  expect(isDescribed(rule('engine_idle', { threshold: 5 }))).toBe(true);
  expect(isDescribed(rule('engine', {}))).toBe(false);
  expect(isDescribed(rule('geofences', { arrive: false, depart: true }))).toBe(true);
  expect(isDescribed(rule('geofences', { geofence_id: 81 }))).toBe(false);
});

test('[commerce 3] claims no notification that the server has not sent', () => {
  expect(isDescribed({ id: 1, vehicle_id: 1_001, alert_type: 'theft_alarm' })).toBe(false);
});
