export const TIRES = ['front_left', 'front_right', 'back_left', 'back_right'] as const;
export type Tire = (typeof TIRES)[number];
