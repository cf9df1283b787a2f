import { queryOptions } from '@tanstack/react-query';
import { getFeatures, getGetFeaturesQueryKey, updateFeatures } from '../../../generated/client/device.ts';
import { ApiError } from '../../api/errors.ts';
import type { Features } from '../../api/model.ts';
import { isPending, type Progress } from '../../rules/device-requests/progress.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { type ConfigurationAnswer, configuration } from '../device-requests/configuration.ts';
import { progressOf } from '../device-requests/progress.ts';
import { type DeviceRequest, runRequest } from '../device-requests/request.ts';
import { queryClient } from '../query-client.ts';

/** Switches of a device. `isStored`: it did not answer, these are its stored values. */
export type KnownFeatures = { features: Features; isStored: boolean };

const STORED = { query_device: false } as const;

const keyOf = (deviceKey: string, asksDevice: boolean) =>
  [...getGetFeaturesQueryKey(deviceKey, STORED), { asksDevice }] as const;

/**
 * The switches of a device (core 3). Asks the device unless it could not be changed anyway. Falls back to the stored
 * values if it does not answer (424).
 */
export const featuresQuery = (deviceKey: string, asksDevice: boolean) =>
  queryOptions({
    queryKey: keyOf(deviceKey, asksDevice),
    // A lost connection closes the gate: what was shown stays.
    placeholderData: () => (asksDevice ? undefined : queryClient.getQueryData<KnownFeatures>(keyOf(deviceKey, true))),
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
const SETTINGS: readonly SettingName[] = [...SWITCHES, 'shock_sensor_level'];

/** Last outcome of each setting of a device, to detect a newer one. `null` while in flight. */
function settled(deviceKey: string): string | null {
  const progress = SETTINGS.map((name) => progressOf(deviceKey, name));
  return progress.some(isPending) ? null : JSON.stringify(progress);
}

/** Writes one setting to a device and follows it to its end. See `runRequest`. */
export const runSetting = (deviceKey: string, setting: Setting): Promise<Progress> =>
  setting.name === 'shock_sensor_level'
    ? runRequest(levelRequest(deviceKey, setting.value))
    : runRequest(switchRequest(deviceKey, setting));

/** Switches are features: `PATCH device/{key}/features` returns the device's values (commerce 7). */
const switchRequest = (
  deviceKey: string,
  { name, value }: Extract<Setting, { name: SwitchName }>,
): DeviceRequest<Features> => ({
  deviceKey,
  kind: name,
  send: () => updateFeatures(deviceKey, { [name]: value }),
  judge: (confirmed) => (confirmed[name] === value ? 'done' : 'refused'),
  // The later of two parallel answers may be the older one: apply only its own setting.
  onAnswer: (confirmed) => patchFeatures(deviceKey, { [name]: confirmed[name] ?? false }),
  write: 'updateFeatures',
});

/** Sensor settings are configurations: a device key and a value (commerce 5 "Sensor settings require deviceKey and value"). */
const levelRequest = (deviceKey: string, level: number): DeviceRequest<ConfigurationAnswer> => ({
  ...configuration({ deviceKey, command: 'set_shock_sensor', value: level }),
  kind: 'shock_sensor_level',
  onAnswer: ({ parsed }) => {
    if (parsed.command_success) patchFeatures(deviceKey, { shock_sensor_level: level });
  },
  // The answer lacks the level: read the device again.
  write: 'sendConfiguration',
});

const patchFeatures = (deviceKey: string, changes: Features): void =>
  shownFeatures(deviceKey, (known) => ({ features: { ...known.features, ...changes }, isStored: false }));
