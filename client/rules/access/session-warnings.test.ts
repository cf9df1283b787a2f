import { expect, test } from 'vitest';
import { profileWarnings } from './session-warnings.ts';

test('[core 2.4] an account warns without a password, and where something is missing in the profile', () => {
  expect(profileWarnings({ is_password_set: true, phone_number: '+13125550101' })).toEqual([]);
  expect(profileWarnings({ is_password_set: false, phone_number: null })).toEqual(['password', 'phone']);
  expect(profileWarnings({ is_password_set: true, phone_number: '' })).toEqual(['phone']);
});
