/** Device lookup for installers, without sign-in. */
export default {
  title: 'Look up a device',
  lead: 'Enter a serial number to see whether the device can be activated.',
  submit: 'Look up',
  busy: 'Looking it up…',
  ready: 'Ready to be activated.',
  refusals: {
    NOT_FOUND: 'Device key not found. Compare it with the label of the device.',
    ALREADY_IN_USE: 'Serial number already in use.',
    DEACTIVATED: 'Serial number deactivated. Please contact customer support.',
    INVALID_STATE: 'Device is not in a valid state. Please contact customer support.',
    NO_PRICING_PLAN: 'No pricing plan for this serial number. Please contact customer support.',
    OTHER: 'This device cannot be activated. Please contact customer support.',
  },
} as const;
