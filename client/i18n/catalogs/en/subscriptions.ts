/** Subscriptions of the account's vehicles. */
export default {
  title: 'Subscriptions',
} as const;
