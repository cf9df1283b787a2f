
/**
 * Serial number of a device, upper-cased. Beginning with a digit it is of generation x, with GG of v2, else of v1 (core 3).
 * @minLength 6
 * @maxLength 32
 * @pattern ^[A-Z0-9][A-Z0-9-]*$
 */
export type DeviceKey = string;
