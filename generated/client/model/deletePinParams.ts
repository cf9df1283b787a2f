import type { Pin } from './pin.ts';

export type DeletePinParams = {
/**
 * The master PIN. A secret in a query, as documented; servers must not log it.
 */
master_pin: Pin;
};
