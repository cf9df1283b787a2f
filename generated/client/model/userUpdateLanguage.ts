
export type UserUpdateLanguage = typeof UserUpdateLanguage[keyof typeof UserUpdateLanguage];


export const UserUpdateLanguage = {
  English: 'English',
  French: 'French',
  Spanish: 'Spanish',
} as const;
