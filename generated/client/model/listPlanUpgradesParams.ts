import type { DeviceKey } from './deviceKey.ts';

export type ListPlanUpgradesParams = {
/**
 * The device whose plan changes; absent, the plans of the user's country.
 */
device_key?: DeviceKey;
};
