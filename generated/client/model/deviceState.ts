
/**
 * Paused devices are treated as expired and need renewal (core 4). Open.
 */
export type DeviceState = 'installed' | 'paused' | string;
