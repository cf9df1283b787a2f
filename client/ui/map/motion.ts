/** Duration of camera changes in milliseconds. The library skips them for reduced motion. */
export const MAP_MOTION = { duration: 180 };
