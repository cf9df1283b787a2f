
/**
 * Front is the default (core 3).
 */
export type Camera = typeof Camera[keyof typeof Camera];


export const Camera = {
  front: 'front',
  rear: 'rear',
} as const;
