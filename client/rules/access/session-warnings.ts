import type { User } from '../../api/model.ts';

/** Missing parts of the user's account, the most urgent first (core 2.4). */
export type ProfileWarning = 'password' | 'phone';

/** Without a password the user cannot sign in again. Without a phone number no code or SMS alert arrives. */
export function profileWarnings(user: Pick<User, 'is_password_set' | 'phone_number'>): ProfileWarning[] {
  const warnings: ProfileWarning[] = [];
  if (!user.is_password_set) warnings.push('password');
  if (!user.phone_number) warnings.push('phone');
  return warnings;
}
