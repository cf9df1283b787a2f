import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../../generated/contract/operations.ts';
import { patternMessages } from '../../generated/contract/pattern-messages.ts';
import {
  zCommandRequest,
  zConfigurationRequest,
  zRegisterRequest,
  zSetPasswordRequest,
  zUserUpdate,
  zVehicleUpdate,
} from '../../generated/contract/zod.gen.ts';
import { toValidationErrors } from './decode.ts';
import { inWords } from './words.ts';

function messagesOf(schema: z.ZodType, value: unknown): Record<string, string[]> {
  const { error } = schema.safeParse(value, { error: inWords });
  return error ? { ...toValidationErrors(error.issues, 'body') } : {};
}

const REGISTRATION = {
  email: 'a@waymark.example',
  confirm_email: 'a@waymark.example',
  first_name: 'Alex',
  last_name: 'Ortiz',
  country: 'US',
  postal_code: '60614',
};

test.each([
  ['email', 'riley@', 'Email invalid'],
  ['email', undefined, 'Required field'],
  ['email', null, 'Required field'],
  ['email', 7, 'Must be a text'],
  ['first_name', 'R2', 'Must contain only letters, hyphens, spaces, or apostrophes'],
  ['first_name', '   ', 'Required field'],
  ['first_name', '', 'Required field'],
  ['country', 'DE', 'Must be one of AU, CA, MX, US'],
  ['phone_number', '312', 'Invalid phone number'],
  ['timezone', 'Mars Base', 'Must be a time zone'],
  ['postal_code', '60-614', 'Must contain only letters or numbers'],
])('[core 5] refuses a registration with %s %j: %s', (field, value, message) => {
  expect(messagesOf(zRegisterRequest, { ...REGISTRATION, [field]: value })).toEqual({ [field]: [message] });
});

test.each([
  ['waymark-2026', 'Password invalid'],
  ['Aa1!', 'Must have at least 8 characters'],
  [`Aa1!${'x'.repeat(96)}`, 'Must have less than 100 characters'],
])('[core 5] refuses the password %j: %s', (password, message) => {
  const value = { password, confirm_password: password, token: 'a-token-of-an-email' };
  expect(messagesOf(zSetPasswordRequest, value)).toMatchObject({ password: [message] });
});

test.each([
  [{ vehicle_name: '<b>Van</b>' }, { vehicle_name: ['Must not contain a html tag'] }],
  [{ vehicle_name: '   ' }, { vehicle_name: ['Required field'] }],
  [{ vehicle_name: '\u200b' }, { vehicle_name: ['Required field'] }],
  [{ vehicle_name: 'a\u0000b' }, { vehicle_name: ['Must not contain control characters'] }],
  [{ vehicle_name: 'a\ud800' }, { vehicle_name: ['Must not contain control characters'] }],
  [{ license_plate: '<i>' }, { license_plate: ['Must not contain a html tag'] }],
  [{ vehicle_year: '2023' }, { vehicle_year: ['Must be a number'] }],
  [{ vehicle_year: 2023.5 }, { vehicle_year: ['Must be a whole number'] }],
  [{ vehicle_year: 2101 }, { vehicle_year: ['Must be at most 2100'] }],
  [{ image: 'data:image/png;base64,AAAA' }, { image: ['Must be a PNG, JPEG, WebP or GIF image'] }],
  [{ colour: 'red' }, { colour: ['Unknown field'] }],
  [{ maintenance_reminder: {} }, expect.objectContaining({ 'maintenance_reminder.enabled': ['Required field'] })],
])('[core 5] refuses the vehicle change %j', (update, errors) => {
  expect(messagesOf(zVehicleUpdate, update)).toEqual(errors);
});

test.each([
  [zUserUpdate, { first_name: 'Łukasz' }],
  [zUserUpdate, { first_name: 'Jose\u0301', last_name: 'O’Neil' }],
  [zVehicleUpdate, { vehicle_name: 'Günther’s 🚗' }],
])('[core 5] accepts names in other scripts: %#', (schema, value) => {
  expect(messagesOf(schema, value)).toEqual({});
});

test('[core 5] lists all accepted kinds, or the issue of the intended one', () => {
  const command = (value: unknown) => messagesOf(zCommandRequest, { deviceKey: 'GG-20417-A7', command: 'arm', value });
  expect(command([])).toEqual({ value: ['Must be a text, a number, or true or false'] });
  const configuration = (value: unknown) =>
    messagesOf(zConfigurationRequest, { deviceKey: 'GG-20417-A7', command: 'set_wifi', value });
  expect(configuration({ ssid: 'van wifi', password: 'x' })).toEqual({
    'value.ssid': ['Must contain only letters, numbers, or dashes'],
  });
});

test('never shows words of the library or patterns in a refusal', () => {
  const messages = new Set<string>();
  for (const { body, query, params } of Object.values(operations)) {
    for (const schema of [body, query?.schema, params?.schema]) {
      for (const value of [null, 1.5, '', 'x', ' ', [], {}, { value: {} }]) {
        if (!schema) continue;
        for (const list of Object.values(messagesOf(schema, value))) for (const one of list) messages.add(one);
        const fields = z.toJSONSchema(schema, { unrepresentable: 'any' }).properties ?? {};
        const filled = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
        for (const list of Object.values(messagesOf(schema, filled))) for (const one of list) messages.add(one);
      }
    }
  }
  expect(
    [...messages].filter((message) => /invalid (?:input|string)|expected|received|pattern|\^|\\/i.test(message)),
  ).toEqual([]);
  expect(messages).not.toContain('Not valid');
  expect(patternMessages.size).toBeGreaterThan(20);
});
