import { afterEach, expect, test, vi } from 'vitest';
import type { Progress } from '../../rules/device-requests/progress.ts';
import { cameraSettingsRequest, setWifi } from '../cameras/settings.ts';
import { fetched, KEY, withOneVehicle } from '../commands/commands.fixture.ts';
import { runCommand } from '../commands/commands.ts';
import { startTracking } from '../commands/live-tracking.ts';
import { mileageSetting } from '../device-settings/configurations.ts';
import { runSetting } from '../device-settings/features.ts';
import { scheduleSetting } from '../device-settings/schedule.ts';
import { queryClient } from '../query-client.ts';
import { setAlarm } from '../streams/alarm.ts';
import { setMicrophone, takeSnapshot } from '../streams/camera-commands.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { outcomeOf } from './outcome.ts';
import { progressOf } from './progress.ts';
import { askDevice, runRequest } from './request.ts';

const SCHEDULE = { isScheduleActive: true, startTime: 0, endTime: 60, timezoneOffset: -6, timezoneName: 'UTC' };

const mutated = (mutation: { mutationFn?: unknown }, variables: unknown) =>
  queryClient
    .getMutationCache()
    .build(queryClient, mutation as object)
    .execute(variables);
/** Outcome of a promise that forms use. */
const outcomeOfForm = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (failure: unknown) => outcomeOf(failure).outcome,
  );
const outcomeIn = (progress: Progress) => (progress.step === 'ended' ? progress.outcome : progress.step);

/** Every way to ask a device. */
const SENDERS: Readonly<Record<string, () => Promise<string>>> = {
  command: async () => outcomeIn(await runCommand(KEY, 'location')),
  alarm: async () => outcomeIn(await setAlarm(KEY, true)),
  setting: async () => outcomeIn(await runSetting(KEY, { name: 'siren', value: true })),
  level: async () => outcomeIn(await runSetting(KEY, { name: 'shock_sensor_level', value: 4 })),
  'dash cam setting': async () =>
    outcomeIn(await runRequest(cameraSettingsRequest(KEY, 'sound', { is_microphone_enabled: true }))),
  microphone: async () => outcomeIn(await setMicrophone(KEY, true)),
  snapshot: async () => outcomeIn(await takeSnapshot(KEY, 'front')),
  'live tracking': async () => {
    await startTracking({ id: 12, device_key: KEY });
    return outcomeIn(progressOf(KEY, 'set_live_tracking'));
  },
  'Wi-Fi': () => outcomeOfForm(setWifi(KEY, { ssid: 'Yard-2', password: 'Kept-Secret-7' })),
  mileage: () => outcomeOfForm(mutated(mileageSetting({ id: 12, device_key: KEY }), 31_200)),
  schedule: () => outcomeOfForm(mutated(scheduleSetting(KEY), SCHEDULE)),
};

withOneVehicle();
afterEach(() => queryClient.clear());

/** Answers the device call so, and every read with an empty list. */
function answers(answer: () => Response | Promise<never>) {
  fetched.mockImplementation(async (_address, init) =>
    init?.method === 'POST' || init?.method === 'PATCH' ? answer() : Response.json([]),
  );
}
const cases: readonly [what: string, outcome: string, answer: () => Response | Promise<never>][] = [
  ['a device that says no', 'refused', () => Response.json({ parsed: { command_success: false }, siren: false })],
  ['a refusal by the service', 'refused', () => Response.json({ code: 'EXPIRED' }, { status: 403 })],
  ['a silent device', 'unanswered', () => Response.json({}, { status: 424 })],
  ['a lost connection', 'lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error of the service', 'failed', () => Response.json({}, { status: 500 })],
  ['an outage', 'not_sent', () => Response.json({ code: 'OUTAGE' }, { status: 403 })],
];

test.each(Object.keys(SENDERS).flatMap((sender) => cases.map((one) => [sender, ...one] as const)))(
  '[core 8] %s: %s is %s',
  async (sender, what, outcome, answer) => {
    // Its answer is the settings as they are: it has no word for a refusal.
    if (sender === 'dash cam setting' && what === 'a device that says no') return;
    answers(answer);
    expect(await SENDERS[sender]?.()).toBe(outcome);
  },
);

test.each([
  ['arm', { command_success: true, armed: true }, 'done'],
  ['arm', { command_success: true }, 'done'],
  ['arm', { command_success: true, armed: false }, 'not_carried_out'],
  ['arm', { command_success: false, armed: true }, 'refused'],
  ['arm', {}, 'refused'],
  ['panic_on', { panic_status: true }, 'done'],
  ['panic_on', { panic_status: false }, 'refused'],
  ['panic_on', { command_success: true }, 'done'],
  ['panic_off', { panic_status: false }, 'done'],
] as const)('[core 7] reads %s with %o as %s', async (command, parsed, outcome) => {
  answers(() => Response.json({ parsed }));
  expect(outcomeIn(await runCommand(KEY, command))).toBe(outcome);
});

test('[core 7] keeps the reported state that a confirmed command leaves out', async () => {
  answers(() => Response.json({ parsed: { command_success: true } }));
  await runCommand(KEY, 'disarm');
  expect(queryClient.getQueryData(vehiclesQuery().queryKey)?.[0]?.last_known_state).toMatchObject({
    armed: true,
    timestamp: '2026-11-21T15:59:00Z',
  });
});

test('gives each of several forms the answer to its own request', async () => {
  const later = Promise.withResolvers<string>();
  const ask = (send: () => Promise<string>) => askDevice({ deviceKey: KEY, kind: 'test', send, judge: () => 'done' });
  const sent = vi.fn<() => Promise<string>>(async () => 'second');
  const all = [ask(() => later.promise), ask(sent), ask(async () => 'third')];
  expect(sent).not.toHaveBeenCalled();
  later.resolve('first');
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third']);
});
