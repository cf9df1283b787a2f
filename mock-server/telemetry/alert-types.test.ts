import { expect, test } from 'vitest';
import type { KnownAlertType } from '../../generated/contract/types.gen.ts';
import { zKnownAlertType } from '../../generated/contract/zod.gen.ts';
import { USUAL_NOTICES } from '../world/seeded-rules.ts';
import { HISTORY_TYPES } from './alert-events.ts';
import { createTelemetry } from './telemetry.ts';
import { command, DAY, HOUR, NOW, streets, subject } from './test-bench.ts';
import type { Subject } from './types.ts';

const telemetry = createTelemetry(streets);
const ruled = (who: Subject, alert_type: KnownAlertType): Subject => ({
  ...who,
  vehicle: {
    ...who.vehicle,
    alert_rules: [
      { number: 1, alert_type, versions: [{ from: 0, is_enabled: true, parameters: {}, ...USUAL_NOTICES }] },
    ],
  },
});
function events(who: Subject, alert_type: KnownAlertType) {
  const query = { from: NOW - 120 * DAY, to: NOW, now: NOW, limit: 1_000, offset: 0 };
  const { rows } = telemetry.alertEvents([ruled(who, alert_type)], { ...query, types: [alert_type] });
  const entries = telemetry.logs([ruled(who, alert_type)], [], { ...query, events: [alert_type] }).rows;
  expect(entries.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  return rows.map(({ timestamp, message }) => [Date.parse(timestamp), message]);
}

test('[commerce 3] raises a power-up when a device is installed, and when its service begins again', () => {
  const [installed_at, until] = [NOW - 100 * DAY, NOW - 10 * DAY];
  const who = subject({ installed_at, silent_before: [{ from: NOW - 20 * DAY, until }] });
  expect(events(who, 'power_up_&_gps_locked')).toEqual([
    [until, 'Powered up, location found'],
    [installed_at, 'Powered up, location found'],
  ]);
});

test('[commerce 3] reports each full charge of a battery-powered tracker', () => {
  const tracker = subject({ pattern: 'trailer', tracking_only: true });
  const charged = events(tracker, 'battery_state');
  expect(charged.map(([, message]) => message)).toEqual(['Battery charged', 'Battery charged']);
  for (const [at] of charged) {
    const reading = telemetry.reading(
      { ...tracker, device: { ...tracker.device, located_at: Number(at) } },
      Number(at),
    );
    expect(reading?.backup_battery_percentage).toBeGreaterThan(96);
  }
  expect(events(subject(), 'battery_state')).toEqual([]);
});

test('[commerce 3] reports when a key is taken out of a key locker and returned', () => {
  const user = subject({ product_name: 'ft-x2max', traits: ['uses_key_locker'] });
  const [returned, taken] = events(user, 'keylocker_paging_events');
  expect([returned?.[1], taken?.[1]]).toEqual(['Key returned to the key locker', 'Key taken out of the key locker']);
  expect(Number(taken?.[0])).toBeLessThan(Number(returned?.[0]));
  expect(events(subject(), 'keylocker_paging_events')).toEqual([]);
});

test('[commerce 3] reports remote starts by their outcome', () => {
  const [first, second] = [NOW - 3 * DAY, NOW - 2 * HOUR];
  const alertCommands = [command(first, 'remote_start', 'unreachable'), command(second, 'remote_start')];
  const who = { ...subject(), alertCommands };
  expect(events(who, 'remote_start_event')).toEqual([[second, 'Started remotely']]);
  expect(events(who, 'remote_start_fail')).toEqual([[first, 'Remote start failed']]);
});

test('[commerce 3] reports each end of service mode', () => {
  const [first, second] = [NOW - 3 * DAY, NOW - 2 * HOUR];
  const alertCommands = [first, second].map((at) => ({ ...command(at, 'set_service_mode'), value: false }));
  expect(events({ ...subject(), alertCommands }, 'service_mode_ended')).toEqual([
    [second, 'Service mode ended'],
    [first, 'Service mode ended'],
  ]);
});

test('names the alert types that the simulated devices have no history of', () => {
  expect(zKnownAlertType.options.filter((type) => !HISTORY_TYPES.has(type))).toEqual([
    'car_call',
    'pic_arm_trigger',
    'pic_disarm_trigger',
    'pic_starter_kill_trigger',
    'remote_start_turbo',
  ]);
});
