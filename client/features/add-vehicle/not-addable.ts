/** Why a device cannot be added, in the user's language; the form shows it beside the serial number. */
export class NotAddable extends Error {
  readonly fields: { device_key: readonly string[] };

  constructor(reason: string) {
    super(reason);
    this.fields = { device_key: [reason] };
  }
}
