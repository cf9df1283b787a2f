/** Rules for two values (commerce 5). */
import type { Problem } from './problem.ts';

const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The repeated address must match, whatever its case. */
export const emailsMatch = (email: string, repeated: string): Problem | null =>
  repeated === '' || sameEmail(email, repeated) ? null : { text: 'emailsDiffer' };

export const passwordsMatch = (password: string, repeated: string): Problem | null =>
  repeated === '' || password === repeated ? null : { text: 'passwordsDiffer' };

export const pinsMatch = (pin: string, repeated: string): Problem | null =>
  repeated === '' || pin === repeated ? null : { text: 'pinsDiffer' };

/** A new address must differ from the current one. */
export const emailDiffers = (current: string, email: string): Problem | null =>
  email !== '' && sameEmail(current, email) ? { text: 'emailUnchanged' } : null;
