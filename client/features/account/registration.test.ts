import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { emailTaken, registrationSchema, registrationValues } from './registration.ts';

const filled = {
  ...registrationValues('en-US'),
  first_name: 'Nina',
  last_name: 'Berg',
  email: 'nina@waymark.example',
  confirm_email: 'nina@waymark.example',
  password: 'Waymark-2026!',
  confirm_password: 'Waymark-2026!',
  postal_code: '60607-1234',
  consent: true,
};

test('[core 5] an account is sent with normalized codes, the language of the page, and without the consent', () => {
  const sent = registrationSchema('fr').parse({ ...filled, phone_number: { country: 'US', digits: '3125550148' } });
  expect(sent).toMatchObject({ postal_code: '60607', phone_number: '+13125550148', language: 'French', country: 'US' });
  expect(sent).not.toHaveProperty('consent');
  expect(registrationSchema('en').parse(filled).phone_number).toBeNull();
});

test.each([
  ['first_name', 'Nina 2'],
  ['email', 'nina'],
  ['confirm_email', 'nina@waymark.test'],
  ['password', 'waymark'],
  ['confirm_password', 'Waymark-2027!'],
  ['postal_code', '606'],
  ['phone_number', { country: 'US', digits: '312' }],
  ['consent', false],
])('[core 5] %s is checked', (field, value) => {
  const { error } = registrationSchema('en').safeParse({ ...filled, [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});

test.each([
  ['en-AU', 'AU'],
  ['es-MX', 'MX'],
  ['fr-CA', 'CA'],
  ['fr', 'US'],
  ['de-DE', 'US'],
])('a browser in %s begins with %s', (locale, country) => {
  expect(registrationValues(locale)).toMatchObject({ country, phone_number: { country, digits: '' } });
});

test('[commerce 8] a taken address is said in the language of the page; other refusals stay as they are', () => {
  const fields = { email: ['Email already taken'], postal_code: ['No'] };
  const taken = new ApiError({ kind: 'validation', status: 400, message: '400', fields });
  expect(emailTaken(taken, 'Pris')).toMatchObject({ fields: { email: ['Pris'], postal_code: ['No'] } });
  const down = new ApiError({ kind: 'server', status: 503, message: '503' });
  expect(emailTaken(down, 'Pris')).toBe(down);
});
