/** Requirements of a password (core 5): 8 to 99 characters of four kinds. The contract holds the rule itself. */
export const PASSWORD_PARTS = ['length', 'lower', 'upper', 'digit', 'special'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

const HAS: Readonly<Record<PasswordPart, (password: string) => boolean>> = {
  length: (password) => password.length >= 8 && password.length < 100,
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => /[^A-Za-z0-9]/.test(password),
};

/** Which requirements a password meets, for the list beside its field. */
export const passwordParts = (password: string): Readonly<Record<PasswordPart, boolean>> => ({
  length: HAS.length(password),
  lower: HAS.lower(password),
  upper: HAS.upper(password),
  digit: HAS.digit(password),
  special: HAS.special(password),
});
