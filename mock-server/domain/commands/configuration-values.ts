import { z } from 'zod';
import type { Configuration } from '../../../generated/contract/types.gen.ts';
import {
  zConfigurationRequest,
  zKeypadOneValue,
  zKeypadTwoValue,
  zScheduleValue,
  zWifiValue,
} from '../../../generated/contract/zod.gen.ts';
import { DEEP_SLEEP_MODE } from '../../telemetry/changes.ts';
import { isTimeZone, UNKNOWN_TIME_ZONE } from '../../world/time-zones.ts';

/** Message for a value of another kind. Absent or partly wrong values get more specific messages. */
const expecting = (expected: string) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'unrecognized_keys' || input === undefined || input === null ? undefined : expected,
});

const [zSwitch, zAmount] = zConfigurationRequest.shape.value.options;

function level(min: number, max: number): z.ZodType<number> {
  const outOfRange = expecting(`Must be between ${min} and ${max}`);
  return z.int(outOfRange).min(min, outOfRange).max(max, outOfRange);
}

/** Sensors of a tracker that share its schedule, at most (contract). */
const MOST_OPTIONS = 20;

const schedule = z
  .strictObject(zScheduleValue.shape, expecting('Must be a schedule'))
  .refine(({ timezoneName }) => timezoneName === undefined || isTimeZone(timezoneName), {
    path: ['timezoneName'],
    error: UNKNOWN_TIME_ZONE,
  })
  .refine(({ isScheduleActive, startTime, endTime }) => !isScheduleActive || startTime !== endTime, {
    path: ['endTime'],
    error: 'Must differ from the start',
  })
  // The generated schema has no limit of properties.
  .refine(({ sharedTrackerOptions = {} }) => Object.keys(sharedTrackerOptions).length <= MOST_OPTIONS, {
    path: ['sharedTrackerOptions'],
    error: `Must have at most ${MOST_OPTIONS} entries`,
  });

/** Value schema of each configuration. The contract's `anyOf` does not say which kind belongs to which. */
const VALUES: { readonly [C in Configuration]: z.ZodType } = {
  set_mileage: zAmount,
  set_shock_sensor: level(1, 5),
  set_siren: zSwitch,
  set_valet_mode: zSwitch,
  set_drive_lock: zSwitch,
  set_turbo_timer: zSwitch,
  set_passive_arming: zSwitch,
  set_schedule: schedule,
  set_wifi: z.strictObject(zWifiValue.shape, expecting('Must be a Wi-Fi name and password')),
  set_live_tracking: zSwitch,
  set_power_save: level(0, DEEP_SLEEP_MODE),
  set_keypad_1: zKeypadOneValue,
  set_keypad_2: zKeypadTwoValue,
};

/** For an unknown configuration, only the presence of a value can be checked. */
const anyValue = z.unknown().refine((value) => value !== undefined && value !== null, { error: 'Required field' });

const requestWith = (value: z.ZodType) => zConfigurationRequest.extend({ value });
const REQUESTS = new Map<unknown, z.ZodType>(
  Object.entries(VALUES).map(([command, value]) => [command, requestWith(value)]),
);
const UNKNOWN = requestWith(anyValue);

/** Schema of a request that changes a setting, by its command. */
export function configurationRequest(json: unknown): z.ZodType {
  const command = typeof json === 'object' && json !== null && 'command' in json ? json.command : undefined;
  return REQUESTS.get(command) ?? UNKNOWN;
}
