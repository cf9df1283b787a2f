/** Hardware on sale. */
export default {
  title: 'Products',
} as const;
