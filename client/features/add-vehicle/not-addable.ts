import type { RefusedDevice } from '../../data/vehicles/add.ts';

/** Why a device cannot be added, in the user's language: beside the serial number where that is asked for, else above the form. */
export class NotAddable extends Error {
  readonly fields: { device_key?: readonly string[] };

  constructor(reason: string, place: 'serial' | 'form') {
    super(reason);
    this.fields = place === 'serial' ? { device_key: [reason] } : {};
  }
}

/** The catalogue's key of why it cannot be added. */
export const refusalText = ({ refusal, own }: RefusedDevice) =>
  own ? 'serial.own' : (`serial.refusals.${refusal}` as const);
