/** Plans, terms and add-ons, and their change. */
export default {
  title: 'Plans',
} as const;
