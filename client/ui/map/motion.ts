/** How the map moves when something makes it move, in milliseconds. The library does not move where the system asks for less. */
export const MAP_MOTION = { duration: 180 };
