
export type GeofenceType = typeof GeofenceType[keyof typeof GeofenceType];


export const GeofenceType = {
  radius: 'radius',
  polygon: 'polygon',
  rectangle: 'rectangle',
  point_of_interest: 'point_of_interest',
} as const;
