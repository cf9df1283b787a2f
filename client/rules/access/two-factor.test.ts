import { expect, test } from 'vitest';
import { appAddress, secretGroups, withFactor, withoutFactor } from './two-factor.ts';

test('[commerce 4] adds a factor once, and removes one', () => {
  expect(withFactor([], 'sms')).toEqual(['sms']);
  expect(withFactor(['sms'], 'sms')).toEqual(['sms']);
  expect(withFactor(['totp'], 'sms')).toEqual(['totp', 'sms']);
  expect(withoutFactor(['sms', 'totp'], 'sms')).toEqual(['totp']);
  expect(withoutFactor(['sms'], 'totp')).toEqual(['sms']);
});

test('[commerce 4] shows a secret in groups of four', () => {
  expect(secretGroups('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  expect(secretGroups('')).toBe('');
});

test('[commerce 4] writes the address of an authenticator app', () => {
  expect(appAddress({ brand: 'Way & mark', email: 'a+b@x.example', secret: 'JBSW' })).toBe(
    'otpauth://totp/Way%20%26%20mark:a%2Bb%40x.example?secret=JBSW&issuer=Way%20%26%20mark',
  );
});
