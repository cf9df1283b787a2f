/** Phones that the app runs on (commerce 2). */
export const PHONE_TYPES = ['ios', 'android'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];
