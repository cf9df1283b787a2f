/** Cart, checkout and completion. */
export default {
  title: 'Checkout',
} as const;
