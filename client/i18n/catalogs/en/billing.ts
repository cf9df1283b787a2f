/** Cards and receipts. */
export default {
  title: 'Billing',
} as const;
