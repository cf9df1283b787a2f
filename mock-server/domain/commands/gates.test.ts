import { expect, test } from 'vitest';
import {
  maintenanceInProgress,
  maintenanceScheduled,
  type NoticeSeed,
  outageDegraded,
  outageMonitored,
  outageOfDr,
  outageOfEverything,
  outageOfX1,
} from '../../../fixtures/notices/notices.ts';
import type { Command } from '../../../generated/contract/types.gen.ts';
import { createMock } from '../../../tests/support/mock.ts';
import { noticeRow } from '../../seeds/seed-rows.ts';
import type { DeviceRow, UserRow } from '../../world/rows.ts';
import { streamRefusal } from '../streams.ts';
import { commandRefusal, engineRefusal, settingsRefusal } from './gates.ts';

const mock = createMock();
const VAN_07 = '3182041907';
const RILEY = 101;

type Changes = { device?: Partial<DeviceRow>; user?: Partial<UserRow>; notices?: readonly NoticeSeed[] };

async function refusals({ device: changes = {}, user = {}, notices = [] }: Changes, command: Command = 'arm') {
  const world = await mock.world();
  const now = world.clock.now();
  for (const notice of notices) world.tables.notices.put(noticeRow(notice, now));
  const device = world.tables.devices.update(VAN_07, changes);
  const caller = world.tables.users.update(RILEY, user);
  return {
    command: commandRefusal(world, device, caller, command, now),
    settings: settingsRefusal(world, device, caller, now),
    stream: streamRefusal(device, now)?.code ?? null,
  };
}

const now = Date.parse('2026-11-21T16:41:00Z');
const paused = { device_state: 'paused' } as const;
const canadian = { country: 'CA' } as const;

/** Refusal code of a command and of a setting. */
test.each<[string, Changes, string | null, string | null]>([
  ['in service', {}, null, null],
  ['paused', { device: paused }, 'PAUSED', 'PAUSED'],
  ['paused, in Canada', { device: paused, user: canadian }, 'RESTRICTED', 'RESTRICTED'],
  ['paused and expired', { device: { ...paused, plan_renewal_date: now } }, 'RESTRICTED', 'RESTRICTED'],
  ['expired at this instant', { device: { plan_renewal_date: now } }, 'EXPIRED', 'EXPIRED'],
  ['expiring at the next instant', { device: { plan_renewal_date: now + 1 } }, null, null],
  ['run out, in Canada', { device: { plan_renewal_date: now }, user: canadian }, 'EXPIRED', 'EXPIRED'],
  ['paused with a replacement order', { device: { ...paused, replacement_order_placed: true } }, null, null],
  [
    'expired with a replacement order',
    { device: { plan_renewal_date: now, replacement_order_placed: true } },
    null,
    null,
  ],
  ['asleep', { device: { power_save_mode: 2 } }, 'DEEP_SLEEP', 'DEEP_SLEEP'],
  ['in another power save mode', { device: { power_save_mode: 1 } }, null, null],
  ['on a tracking-only plan', { device: { tracking_only: true } }, 'TRACKING_ONLY', null],
  ['with installer-only settings', { device: { traits: ['settings_need_installer'] } }, null, 'INSTALLER_REQUIRED'],
  ['while the API is out', { notices: [outageOfEverything] }, 'OUTAGE', 'OUTAGE'],
  ['while another family is out', { notices: [outageOfX1] }, null, null],
  ['while service is only degraded', { notices: [outageDegraded] }, null, null],
  ['after an outage', { notices: [outageOfEverything, outageMonitored] }, null, null],
  ['in maintenance', { notices: [maintenanceInProgress] }, 'MAINTENANCE', 'MAINTENANCE'],
  ['before maintenance', { notices: [maintenanceScheduled] }, null, null],
])('[core 6] answers commands and settings of a camera %s', async (_what, changes, command, settings) => {
  expect(await refusals(changes)).toMatchObject({ command, settings });
});

const OUT = { nothing: [], X1: [outageOfX1], DR: [outageOfDr], everything: [outageOfEverything] } as const;

/** Results of arm and refresh, by product and outage. */
test.each<[product: string, out: keyof typeof OUT, arm: string | null, location: string | null]>([
  ['ft-x1max', 'nothing', null, null],
  ['ft-x1max', 'X1', 'OUTAGE', 'OUTAGE'],
  ['ft-x2max', 'X1', 'OUTAGE', 'OUTAGE'],
  ['ft-x1max', 'DR', null, null],
  ['ft-dr3400-lte', 'DR', 'OUTAGE', 'OUTAGE'],
  ['ft-dr3100-gps', 'DR', 'NOT_SUPPORTED', 'OUTAGE'],
  ['ft-xt', 'nothing', 'NOT_SUPPORTED', null],
  ['ft-xt', 'everything', 'NOT_SUPPORTED', 'OUTAGE'],
  ['ft-xc', 'nothing', 'NOT_SUPPORTED', null],
  ['ft-unheard-of', 'nothing', 'NOT_SUPPORTED', null],
])('[core 4] answers %s during an outage of %s', async (product_name, out, arm, location) => {
  const changes: Changes = { device: { product_name }, notices: OUT[out] };
  expect([(await refusals(changes)).command, (await refusals(changes, 'location')).command]).toEqual([arm, location]);
});

test.each<[string, Partial<DeviceRow>, string | null]>([
  ['with data left', {}, null],
  ['just below its data', { cellular_percentage_used: 99.9 }, null],
  ['with all data used', { cellular_percentage_used: 100 }, 'DATA_USED_UP'],
  ['without a streaming plan', { add_ons: [] }, 'PLAN'],
  [
    'without an active streaming plan',
    {
      add_ons: [
        {
          id: 1,
          plan_add_on_id: 'streaming-month',
          anchor: now,
          expiration: now,
          auto_renew: true,
          is_included: false,
        },
      ],
    },
    'PLAN',
  ],
  [
    'with cellular data off',
    { camera_settings: { cellular_data: false, microphone: true, stream_microphone: false } },
    'CELLULAR_DATA_OFF',
  ],
])('[core 5] answers live video of a camera %s', async (_what, device, stream) => {
  expect((await refusals({ device })).stream).toBe(stream);
});

test('allows a refresh on a tracking-only plan', async () => {
  expect((await refusals({ device: { tracking_only: true } }, 'location')).command).toBeNull();
});

test.each<[what: string, speed: number, ignition_on: boolean, code: string | null]>([
  ['is being driven', 31, true, 'DRIVEN'],
  ['is parked with its ignition on', 0, true, 'DRIVEN'],
  ['moves with its ignition off', 3, false, 'DRIVEN'],
  ['is parked with its ignition off', 0, false, null],
])('[core 3] starts and stops the engine of a vehicle that %s, or refuses', (_what, speed, ignition_on, code) => {
  const reading = { speed, ignition_on };
  const commands = ['remote_start', 'remote_stop', 'arm'] as const;
  expect(commands.map((command) => engineRefusal(command, reading))).toEqual([code, code, null]);
});
