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

/** Says what is expected of a value of another kind; of one that is absent, or in part wrong, others say it better. */
const expecting = (expected: string) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'unrecognized_keys' || input === undefined || input === null ? undefined : expected,
});

const [zSwitch, zAmount] = zConfigurationRequest.shape.value.options;

function level(min: number, max: number): z.ZodType<number> {
  const said = expecting(`Must be between ${min} and ${max}`);
  return z.int(said).min(min, said).max(max, said);
}

const schedule = z
  .strictObject(zScheduleValue.shape, expecting('Must be a schedule'))
  .refine(({ timezoneName }) => timezoneName === undefined || isTimeZone(timezoneName), {
    path: ['timezoneName'],
    error: UNKNOWN_TIME_ZONE,
  });

/** What each configuration takes: the contract's `anyOf` lists all kinds of value, and leaves open whose is which. */
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

/** Of a configuration that is not known, nothing can be said of the value but whether there is one. */
const anyValue = z.unknown().refine((value) => value !== undefined && value !== null, { error: 'Required field' });

const requestWith = (value: z.ZodType) => zConfigurationRequest.extend({ value });
const REQUESTS = new Map<unknown, z.ZodType>(
  Object.entries(VALUES).map(([command, value]) => [command, requestWith(value)]),
);
const UNKNOWN = requestWith(anyValue);

/** The schema of a request to change a setting, by its command. */
export function configurationRequest(json: unknown): z.ZodType {
  const command = typeof json === 'object' && json !== null && 'command' in json ? json.command : undefined;
  return REQUESTS.get(command) ?? UNKNOWN;
}
