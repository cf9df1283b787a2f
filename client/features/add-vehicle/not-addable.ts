import type { RefusedDevice } from '../../data/vehicles/add.ts';

/** Reason a device cannot be added. Shown at the serial field if visible, otherwise above the form. */
export class NotAddable extends Error {
  readonly fields: { device_key?: readonly string[] };

  constructor(reason: string, place: 'serial' | 'form') {
    super(reason);
    this.fields = place === 'serial' ? { device_key: [reason] } : {};
  }
}

/** Key of the reason in the catalog. */
export const refusalText = ({ refusal, own }: RefusedDevice) =>
  own ? 'serial.own' : (`serial.refusals.${refusal}` as const);

/** Reasons whose text sends the user to customer support (core 8). */
const SUPPORTED: readonly string[] = ['DEACTIVATED', 'INVALID_STATE', 'NO_PRICING_PLAN', 'OTHER'];
export const namesSupport = ({ refusal, own }: RefusedDevice): boolean => !own && SUPPORTED.includes(refusal);
