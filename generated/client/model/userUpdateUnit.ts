
export type UserUpdateUnit = typeof UserUpdateUnit[keyof typeof UserUpdateUnit];


export const UserUpdateUnit = {
  imperial: 'imperial',
  metric: 'metric',
} as const;
