/** The dialog about one trouble code (core 2.8). */
export default {
  problem: "What's the problem?",
  involved: "What's involved?",
  serious: 'How serious is it?',
  urgency: { low: 'Low', moderate: 'Moderate', high: 'High' },
  dismiss: 'Dismiss',
  dismissing: 'Clearing the code…',
  dismissed: 'Code cleared',
  dismissedOf: '{{code}} was cleared.',
  failed: '{{code}} of {{name}} was not cleared.',
  gone: 'The vehicle no longer reports this code.',
  barred: {
    not_supported: 'This device does not clear trouble codes',
    basic_plan: 'Not part of the Basic plan',
    plan: 'Not part of this plan',
    offline: 'No connection',
    access: 'Your access does not allow clearing codes',
    exclusive_access: 'Somebody has exclusive access now',
    paused: 'The plan is paused',
    expired: 'The plan has expired',
    deep_sleep: 'The device is in deep sleep mode',
  },
} as const;
