import type { User } from '../../api/model.ts';

/** What about a user's own account is missing, the most urgent first (core 2.4). */
export type ProfileWarning = 'password' | 'phone';

/** Without a password nobody signs in again; without a phone no code and no alert by text message comes. */
export function profileWarnings(user: Pick<User, 'is_password_set' | 'phone_number'>): ProfileWarning[] {
  const warnings: ProfileWarning[] = [];
  if (!user.is_password_set) warnings.push('password');
  if (!user.phone_number) warnings.push('phone');
  return warnings;
}
