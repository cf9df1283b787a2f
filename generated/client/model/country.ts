
/**
 * Australia, Canada, Mexico, United States (core 3).
 */
export type Country = typeof Country[keyof typeof Country];


export const Country = {
  AU: 'AU',
  CA: 'CA',
  MX: 'MX',
  US: 'US',
} as const;
