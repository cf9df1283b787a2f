import { afterAll, describe, expect, test } from 'vitest';
import type { AlertRule } from '../../api/model.ts';
import { offsetAt } from '../vehicle/tracker-schedule.ts';
import { changedSettings, ruleSchema, SERVER_NAMES, valuesOf } from './rule-values.ts';
import { type SpeedUnit, thresholdRange } from './thresholds.ts';

const UTC = { offset: 0, units: 'imperial' } as const;
const MODULE = [{ tracking_only: false }];
const TRACKER = [{ tracking_only: true }];
const HOUR = 3_600;

const rule = (alert_type: string, changes: Partial<AlertRule> = {}): AlertRule => ({
  id: 1_001_001,
  vehicle_id: 1001,
  alert_type,
  is_enabled: true,
  parameters: {},
  notify_push: true,
  notify_sms: false,
  notify_email: false,
  geofence: null,
  ...changes,
});
const speeds = (vehicles: typeof MODULE) =>
  ruleSchema('speed_limit', (unit: SpeedUnit) => thresholdRange('speed_limit', unit, vehicles), UTC);
const speedValues = (unit: SpeedUnit, threshold: string) => ({
  ...valuesOf('speed_limit', rule('speed_limit', { parameters: { threshold: 50, unit } }), UTC),
  threshold,
});

test.each([
  ['mph', MODULE, ['20', '150'], ['19', '151', '20.5', '']],
  ['kmh', MODULE, ['32', '240'], ['31', '241']],
  ['mph', TRACKER, ['10', '200'], ['9', '201']],
  ['kmh', TRACKER, ['16', '321'], ['15', '322']],
] as const)('[core 9] in %s for %o accepts the speeds %o and refuses %o', (unit, vehicles, accepted, refused) => {
  const isTaken = (text: string) => speeds([...vehicles]).safeParse(speedValues(unit, text)).success;
  expect(accepted.filter((text) => !isTaken(text))).toEqual([]);
  expect(refused.filter(isTaken)).toEqual([]);
});

test('[core 9] keeps the typed speed when the unit changes, because the tables are not conversions', () => {
  expect(speeds(MODULE).parse({ ...speedValues('mph', '75'), unit: 'kmh' }).parameters).toEqual({
    threshold: 75,
    unit: 'kmh',
  });
});

test('[commerce 3] sends no threshold with the limit of the road, whatever was typed', () => {
  const values = valuesOf('speed_limit', rule('speed_limit'), UTC);
  expect(values.limit).toBe('road');
  expect(speeds(MODULE).parse({ ...values, threshold: 'fast' }).parameters).toEqual({});
});

test('[commerce 9] a new rule is on, pushes, and has the threshold of its type', () => {
  const starts = { isEnabled: true, push: true, sms: false, email: false };
  expect(valuesOf('engine', null, UTC)).toMatchObject({ ...starts, threshold: '90' });
  expect(valuesOf('engine_idle', null, UTC)).toMatchObject({ ...starts, threshold: '5' });
  expect(valuesOf('speed_limit', null, { offset: 0, units: 'metric' })).toMatchObject({
    limit: 'own',
    threshold: '120',
    unit: 'kmh',
  });
});

test('[commerce 3] sends a type without parameters with an empty object', () => {
  const schema = ruleSchema('power_up_&_gps_locked', () => [1, 1], UTC);
  expect(schema.parse({ ...valuesOf('power_up_&_gps_locked', null, UTC), sms: true })).toEqual({
    is_enabled: true,
    notify_push: true,
    notify_sms: true,
    notify_email: false,
    parameters: {},
  });
});

const hostZone = process.env['TZ'];
afterAll(() => {
  if (hostZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = hostZone;
});

describe.each(['UTC', 'America/St_Johns', 'Australia/Eucla', 'Pacific/Kiritimati'])('on a host in %s', (host) => {
  test.each([
    ['America/Chicago', '2026-11-21', 22, 5, 4 * HOUR, 11 * HOUR],
    ['America/Chicago', '2026-07-21', 22, 5, 3 * HOUR, 10 * HOUR],
    ['America/St_Johns', '2026-07-21', 22, 6, 0.5 * HOUR, 8.5 * HOUR],
    ['America/St_Johns', '2026-11-21', 22, 6, 1.5 * HOUR, 9.5 * HOUR],
    ['Australia/Eucla', '2026-11-21', 8, 17, 23.25 * HOUR, 8.25 * HOUR],
  ])(
    '[commerce 9] a curfew in %s on %s from %i to %i is saved in UTC, and read back',
    (zone, day, from, to, ...utc) => {
      process.env['TZ'] = host;
      const offset = offsetAt(zone, Date.parse(`${day}T15:00:00Z`));
      const schema = ruleSchema('curfew', () => [0, 0], { offset });
      const typed = { ...valuesOf('curfew', null, UTC), start: String(from * HOUR), end: String(to * HOUR) };
      const { parameters } = schema.parse(typed);
      expect([parameters.start_time, parameters.end_time]).toEqual(utc);
      expect(valuesOf('curfew', rule('curfew', { parameters }), { offset, units: 'imperial' })).toMatchObject({
        start: typed.start,
        end: typed.end,
      });
    },
  );
});

test('[commerce 9] a curfew that ends when it starts is refused at its end', () => {
  const schema = ruleSchema('curfew', () => [0, 0], { offset: 0 });
  const { error } = schema.safeParse({ ...valuesOf('curfew', null, UTC), start: '3600', end: '3600' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['end']]);
});

test('[core 8] sends only what was changed, so that settings changed in another tab stay', () => {
  const opened = speeds(MODULE).parse(speedValues('mph', '50'));
  expect(changedSettings({ ...opened, notify_sms: true }, opened)).toEqual({ notify_sms: true });
  expect(changedSettings(speeds(MODULE).parse(speedValues('mph', '60')), opened)).toEqual({
    parameters: { threshold: 60, unit: 'mph' },
  });
  expect(changedSettings(opened, opened)).toEqual({});
});

test('[commerce 3] reads what a saved rule leaves out as what the server assumes', () => {
  const bare = { id: 1, vehicle_id: 2, alert_type: 'speed_limit' as const };
  expect(valuesOf('speed_limit', bare, { offset: 0, units: 'metric' })).toEqual({
    isEnabled: true,
    push: true,
    sms: false,
    email: false,
    limit: 'road',
    threshold: '120',
    unit: 'kmh',
    start: String(22 * HOUR),
    end: String(5 * HOUR),
  });
  const saved = rule('speed_limit', {
    parameters: { threshold: 60 },
    is_enabled: false,
    notify_push: false,
    notify_email: true,
  });
  expect(valuesOf('speed_limit', saved, { offset: 0, units: 'metric' })).toMatchObject({
    isEnabled: false,
    push: false,
    email: true,
    limit: 'own',
    threshold: '60',
    unit: 'mph',
  });
  const other = rule('speed_limit', { parameters: { threshold: 60, unit: 'knots' as never } });
  expect(valuesOf('speed_limit', other, UTC).unit).toBe('mph');
  expect(valuesOf('curfew', null, UTC)).toMatchObject({ threshold: '0', limit: 'own', unit: 'mph' });
});

test('[commerce 3] sends the settings of each kind of rule', () => {
  const idle = ruleSchema('engine_idle', () => [1, 48], UTC);
  const values = { ...valuesOf('engine_idle', null, UTC), isEnabled: false, push: false, email: true, threshold: '12' };
  expect(idle.parse(values)).toEqual({
    is_enabled: false,
    notify_push: false,
    notify_sms: false,
    notify_email: true,
    parameters: { threshold: 12 },
  });
  // The limit of the road is a matter of speeds alone.
  expect(idle.parse({ ...values, limit: 'road' }).parameters).toEqual({ threshold: 12 });
  expect(idle.safeParse({ ...values, threshold: '49' }).error?.issues.map(({ path }) => path)).toEqual([['threshold']]);
  const sameHours = { ...values, start: '3600', end: '3600' };
  expect(idle.safeParse(sameHours).success).toBe(true);
});

test('[commerce 8] finds the field of each problem that the server names', () => {
  expect(SERVER_NAMES).toEqual({
    'parameters.threshold': 'threshold',
    'parameters.unit': 'unit',
    'parameters.start_time': 'start',
    'parameters.end_time': 'end',
    is_enabled: 'isEnabled',
    notify_push: 'push',
    notify_sms: 'sms',
    notify_email: 'email',
  });
});
