import { expect, test } from 'vitest';
import { profileWarnings } from './session-warnings.ts';

test('[core 2.4] warns about a missing password and an incomplete profile', () => {
  expect(profileWarnings({ is_password_set: true, phone_number: '+13125550101' })).toEqual([]);
  expect(profileWarnings({ is_password_set: false, phone_number: null })).toEqual(['password', 'phone']);
  expect(profileWarnings({ is_password_set: true, phone_number: '' })).toEqual(['phone']);
});
