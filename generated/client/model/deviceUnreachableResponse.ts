import type { DeviceUnreachableError } from './deviceUnreachableError.ts';

/**
 * The device did not answer; nothing was changed.
 */
export type DeviceUnreachableResponse = DeviceUnreachableError;
