
/**
 * Read Only views, Partial Access also commands, Full Access also changes settings (commerce 3).
 */
export type AccessLevel = typeof AccessLevel[keyof typeof AccessLevel];


export const AccessLevel = {
  Full_Access: 'Full Access',
  Partial_Access: 'Partial Access',
  Read_Only: 'Read Only',
} as const;
