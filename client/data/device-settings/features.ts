import { queryOptions } from '@tanstack/react-query';
import { getFeatures, getGetFeaturesQueryKey, updateFeatures } from '../../../generated/client/device.ts';
import { sendConfiguration } from '../../../generated/client/iot.ts';
import { ApiError, errorOfFailure } from '../../api/errors.ts';
import type { Features } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { createSessionStore } from '../../state/store.ts';
import { afterWrite } from '../invalidation.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { queryClient } from '../query-client.ts';

/** Switches of a device. `isStored`: it did not answer, these are its stored values. */
export type KnownFeatures = { features: Features; isStored: boolean };

const STORED = { query_device: false } as const;

/**
 * The switches of a device (core 3). Asks the device unless it could not be changed anyway. Falls back to the stored
 * values if it does not answer (424).
 */
export const featuresQuery = (deviceKey: string, asksDevice: boolean) =>
  queryOptions({
    queryKey: [...getGetFeaturesQueryKey(deviceKey, STORED), { asksDevice }],
    queryFn: async ({ signal }): Promise<KnownFeatures> => {
      const stored = () => getFeatures(deviceKey, STORED, { signal });
      if (!asksDevice) return { features: await stored(), isStored: false };
      try {
        return { features: await getFeatures(deviceKey, {}, { signal }), isStored: false };
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.kind !== 'device-unreachable') throw failure;
        return { features: await stored(), isStored: true };
      }
    },
  });

/**
 * Follows changes by other tabs and users while a page shows the switches: the stored values replace the shown ones
 * each minute. Does not ask the device, which would wake it each time.
 */
export const featuresFollowing = (deviceKey: string) =>
  queryOptions({
    queryKey: [...getGetFeaturesQueryKey(deviceKey, STORED), 'following'],
    queryFn: async ({ signal }): Promise<Features> => {
      const before = settled(deviceKey);
      const features = await getFeatures(deviceKey, STORED, { signal });
      // A setting saved in the meantime is newer than this answer.
      if (before !== null && before === settled(deviceKey)) {
        shownFeatures(deviceKey, (known) => ({ ...known, features: { ...known.features, ...features } }));
      }
      return features;
    },
    refetchInterval: MINUTE,
  });

/** Updates the cached switches of a device. */
function shownFeatures(deviceKey: string, change: (known: KnownFeatures) => KnownFeatures): void {
  for (const asksDevice of [true, false]) {
    queryClient.setQueryData(featuresQuery(deviceKey, asksDevice).queryKey, (known) => known && change(known));
  }
}

/** Switches that are on or off, in the order of core 3. */
export const SWITCHES = [
  'siren',
  'valet_mode',
  'shock_sensor',
  'drive_lock',
  'turbo_timer_start',
  'passive_arming',
] as const satisfies readonly (keyof Features)[];
export type SwitchName = (typeof SWITCHES)[number];
/** A single setting: a switch, or the level of the shock sensor. */
export type Setting =
  | { name: SwitchName; value: boolean }
  | { name: 'shock_sensor_level'; value: NonNullable<Features['shock_sensor_level']> };
export type SettingName = Setting['name'];

/** Progress of a setting. Only the device's answer changes it. */
export type SettingProgress =
  | { step: 'idle' }
  /** `since`, `at`: milliseconds since 1970, by the portal's clock. */
  | { step: 'under_way'; setting: Setting; since: number }
  | { step: 'done'; setting: Setting; at: number }
  /** `code` is the server's, null if the device itself refused. */
  | { step: 'refused'; setting: Setting; code: string | null; detail: string | null }
  /** The device did not answer: nothing changed (commerce 8). */
  | { step: 'unanswered'; setting: Setting }
  | { step: 'failed'; setting: Setting; error: ApiError };

const IDLE: SettingProgress = { step: 'idle' };
const useSettings = createSessionStore<Partial<Record<string, SettingProgress>>>(() => ({}));
const keyOf = (deviceKey: string, name: SettingName) => `${deviceKey} ${name}`;

export const useSettingProgress = (deviceKey: string, name: SettingName): SettingProgress =>
  useSettings((progress) => progress[keyOf(deviceKey, name)] ?? IDLE);

/** Last outcome of each setting of a device, to detect a newer one. `null` while in flight. */
function settled(deviceKey: string): string | null {
  const progress = Object.entries(useSettings.getState()).filter(([key]) => key.startsWith(`${deviceKey} `));
  if (progress.some(([, one]) => one?.step === 'under_way')) return null;
  return JSON.stringify(progress);
}

/**
 * Writes one setting to a device and follows it to its end. Its progress outlives the page. A no-op while the same
 * setting is in flight or if an outage or maintenance blocks the device (core 4). Never rejects.
 */
export async function runSetting(deviceKey: string, setting: Setting): Promise<SettingProgress> {
  const key = keyOf(deviceKey, setting.name);
  const signal = sessionSignal();
  const before = useSettings.getState()[key] ?? IDLE;
  if (before.step === 'under_way') return before;
  const record = (progress: SettingProgress) => {
    useSettings.setState({ [key]: progress });
    return progress;
  };
  record({ step: 'under_way', setting, since: now() });
  const end = await outcomeOf(deviceKey, setting);
  if (signal.aborted) return IDLE;
  return record(end);
}

async function outcomeOf(deviceKey: string, setting: Setting): Promise<SettingProgress> {
  try {
    const isDone =
      setting.name === 'shock_sensor_level'
        ? await sendLevel(deviceKey, setting.value)
        : await sendSwitch(deviceKey, setting);
    if (!isDone) return { step: 'refused', setting, code: null, detail: null };
    return { step: 'done', setting, at: now() };
  } catch (failure) {
    const error = errorOfFailure(failure);
    if (error.kind === 'forbidden') return { step: 'refused', setting, code: error.code, detail: error.detail };
    return error.kind === 'device-unreachable' ? { step: 'unanswered', setting } : { step: 'failed', setting, error };
  }
}

/** Switches are features: `PATCH device/{key}/features` returns the device's values (commerce 7). */
async function sendSwitch(deviceKey: string, { name, value }: Setting & { name: SwitchName }): Promise<boolean> {
  const confirmed = await sendToDevice(deviceKey, () => updateFeatures(deviceKey, { [name]: value }));
  // The later of two parallel answers may be the older one: apply only its own setting.
  patchFeatures(deviceKey, { [name]: confirmed[name] ?? false });
  afterWrite(queryClient, 'updateFeatures');
  return confirmed[name] === value;
}

/** Sensor settings are configurations: a device key and a value (commerce 5 "Sensor settings require deviceKey and value"). */
async function sendLevel(deviceKey: string, level: number): Promise<boolean> {
  const { parsed } = await sendToDevice(deviceKey, () =>
    sendConfiguration({ deviceKey, command: 'set_shock_sensor', value: level }),
  );
  if (parsed.command_success) patchFeatures(deviceKey, { shock_sensor_level: level });
  // The answer lacks the level: read the device again.
  afterWrite(queryClient, 'sendConfiguration');
  return parsed.command_success;
}

const patchFeatures = (deviceKey: string, changes: Features): void =>
  shownFeatures(deviceKey, (known) => ({ features: { ...known.features, ...changes }, isStored: false }));
