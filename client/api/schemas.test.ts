import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import * as contract from '../../generated/contract/zod.gen.ts';
import forms from '../i18n/catalogs/en/forms.ts';
import { textOfPattern } from '../rules/validation/schema.ts';
import { fieldMessage } from '../ui/form/field-message.ts';
import {
  zCardLabel,
  zDeviceKey,
  zEmail,
  zGroupTitle,
  zKeypadOneValue,
  zKeypadTwoValue,
  zLabel,
  zPassword,
  zPersonName,
  zPin,
  zPlainText,
  zTitle,
  zVin,
  zWifiText,
} from './schemas.ts';

const i18next = createInstance();
await i18next.init({ lng: 'en', ns: 'forms', defaultNS: 'forms', resources: { en: { forms } } });
const t = i18next.getFixedT('en', 'forms');

const schemas = {
  zCardLabel,
  zDeviceKey,
  zEmail,
  zGroupTitle,
  zKeypadOneValue,
  zKeypadTwoValue,
  zLabel,
  zPassword,
  zPersonName,
  zPin,
  zPlainText,
  zTitle,
  zVin,
  zWifiText,
  zImageUpload: contract.zImageUpload,
};

/** Returns the first message for a value, or `null` if it is valid. */
function messageOf(schema: keyof typeof schemas, value: string): string | null {
  const checked = schemas[schema].safeParse(value, { error: (issue) => fieldMessage(issue, t, 'en') });
  return checked.success ? null : (checked.error.issues[0]?.message ?? '');
}

test.each([
  ['zPassword', 'Aa1!aaa', 'Password invalid'],
  ['zPassword', 'aa1!aaaa', 'Password invalid'],
  ['zPassword', 'AA1!AAAA', 'Password invalid'],
  ['zPassword', 'Aaa!aaaa', 'Password invalid'],
  ['zPassword', 'Aa11aaaa', 'Password invalid'],
  ['zPassword', `Aa1!${'x'.repeat(96)}`, 'Password invalid'],
  ['zPassword', `Aa1!${'x'.repeat(95)}`, null],
  ['zPassword', 'Waymark-2026!', null],
  ['zPassword', '', 'Required field'],
  ['zPersonName', 'Zoë O’Neil', null],
  ['zPersonName', 'Łukasz', null],
  ['zPersonName', 'Jose\u0301', null],
  ['zPersonName', '李', null],
  ['zPersonName', "- '", 'Must contain only letters, hyphens, spaces, or apostrophes'],
  ['zPersonName', "Zoë O'Neil-Smith", null],
  ['zPersonName', 'R2', 'Must contain only letters, hyphens, spaces, or apostrophes'],
  ['zPersonName', 'x'.repeat(51), 'Must have less than 51 characters'],
  ['zTitle', 'North-West', 'Must contain only letters, numbers, or spaces'],
  ['zTitle', 'Yard 7', null],
  ['zGroupTitle', 'Riley!', 'Must contain only letters, numbers, hyphens, spaces, or apostrophes'],
  ['zGroupTitle', "Riley's vans-7", null],
  ['zLabel', '<b>Van</b>', 'Must not contain a html tag'],
  ['zLabel', 'Van < 7', null],
  ['zCardLabel', 'Visa 4242 4242-4242 4242', 'Must not contain a html tag or a card number'],
  ['zCardLabel', 'Card of 2026, ends in 4242', null],
  ['zPlainText', 'See <a href="x">', 'Must not contain a html tag'],
  ['zEmail', 'riley@', 'Email invalid'],
  ['zEmail', 'riley@waymark.example', null],
  ['zEmail', '', 'Required field'],
] as const)('[core 5] validates by %s: %j', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

test.each([
  ['zWifiText', 'van wifi', 'Must contain only letters, numbers, or dashes'],
  ['zWifiText', 'van-wifi-7', null],
  ['zPin', '12345', 'Must have 6 digits'],
  ['zPin', '12345a', 'Must have 6 digits'],
  ['zPin', '123456', null],
  ['zKeypadOneValue', '126', 'Must contain only digits from 1 to 5'],
  ['zKeypadOneValue', '12345', null],
  ['zKeypadTwoValue', '178', 'Must contain only digits from 1 to 7'],
  ['zKeypadTwoValue', '1234567', null],
  ['zDeviceKey', 'GG_20417', 'Serial number invalid'],
  ['zDeviceKey', 'GG-20', 'Serial number invalid'],
  ['zDeviceKey', '3199900011', null],
  ['zVin', '1FTFW1E50PFA0000I', 'Must contain only letters or numbers'],
  ['zImageUpload', 'data:image/png;base64,iVBORw0KGgoAAAA=', null],
] as const)('[commerce 5] validates by %s: %j', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

test('[commerce 5] rejects an image of more than 5 MB as too large', () => {
  const encoded = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(6_990_600)}`;
  expect(messageOf('zImageUpload', encoded)).toBe('File too large. The maximum is 5 MB');
});

test('every contract pattern for typed values has a text', () => {
  // Never typed by users: chosen from a list or created by code.
  const notTyped = ['zTimeZone', 'zPostalCode', 'zInstantInput'];
  const silent = Object.entries(contract).filter(([name, schema]) => {
    const checks = 'def' in schema && 'checks' in schema.def ? (schema.def.checks ?? []) : [];
    // oxlint-disable-next-line no-underscore-dangle -- zod has no other way to distinguish its checks
    const patterns = checks.filter(({ _zod }) => _zod.def.check === 'string_format');
    return !notTyped.includes(name) && patterns.some((pattern) => textOfPattern(pattern) === undefined);
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});
