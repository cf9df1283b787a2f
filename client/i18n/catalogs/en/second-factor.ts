/** Second step of the sign-in (core 4). Separate, because most visitors do not need it. */
export default {
  back: 'Back to sign in',
  code: {
    title: 'Enter the code',
    sms: 'We sent a text message with a 6-digit code to <b>(•••) •••-{{digits}}</b>.',
    smsAnywhere: 'We sent a text message with a 6-digit code to your phone.',
    totp: 'Open your authenticator app and enter the 6-digit code it shows.',
    label: 'Code',
    life: 'The code works for 3 minutes.',
    sendNew: 'Send a new code',
    wait: 'in {{time}}.',
    sentNew: 'A new code was sent. Earlier ones no longer work.',
    trust: 'Trust this browser',
    trustHint: 'No code here next time.',
    /** Shown if My Account has the page for it. */
    trustUndo: 'You can undo this in My Account.',
    submit: 'Verify and sign in',
    other: 'Use another method',
    lost: 'Lost your phone?',
    support: 'Contact support',
    incomplete: 'Enter all 6 digits',
  },
  choice: {
    title: 'How do you want to verify it is you?',
    sms: 'Text message',
    totp: 'Authenticator app',
  },
} as const;
