import { expect, test } from 'vitest';
import { registrationSchema, registrationValues } from './registration.ts';

const filled = {
  ...registrationValues('en-US'),
  first_name: 'Nina',
  last_name: 'Berg',
  email: 'nina@waymark.example',
  confirm_email: 'nina@waymark.example',
  postal_code: '60607-1234',
  consent: true,
};

test('[core 5] sends normalized codes and the language of the page, but no consent', () => {
  const typed = { ...filled, last_name: ' O’Brien ', phone_number: { country: 'US', digits: '3125550148' } };
  const sent = registrationSchema('fr').parse(typed);
  expect(sent).toMatchObject({ last_name: "O'Brien" });
  expect(sent).toMatchObject({ postal_code: '60607', phone_number: '+13125550148', language: 'French', country: 'US' });
  expect(sent).not.toHaveProperty('consent');
  expect(registrationSchema('en').parse(filled).phone_number).toBeNull();
});

test.each([
  ['first_name', 'Nina 2'],
  ['first_name', '   '],
  ['last_name', '   '],
  ['email', 'nina'],
  ['confirm_email', 'nina@waymark.test'],
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
])('a browser in %s preselects %s', (locale, country) => {
  expect(registrationValues(locale)).toMatchObject({ country, phone_number: { country, digits: '' } });
});
