
export type RegisterRequestLanguage = typeof RegisterRequestLanguage[keyof typeof RegisterRequestLanguage];


export const RegisterRequestLanguage = {
  English: 'English',
  French: 'French',
  Spanish: 'Spanish',
} as const;
