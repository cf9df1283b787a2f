/** A session that expires while its page is open (core 4). */
export default {
  soon: {
    title: 'Your session is about to end',
    text: 'You will be signed out at {{time}}. Enter your password to stay signed in. This page and your changes are kept.',
    submit: 'Stay signed in',
    dismiss: 'Not now',
  },
  over: {
    title: 'Your session has ended',
    text: 'Sign in again to continue. This page and your changes are kept.',
    submit: 'Sign in',
    leave: 'Use another account',
  },
} as const;
