import { expect, test } from 'vitest';
import * as z from 'zod';
import { problemOfIssue } from './issue.ts';
import { emailsMatch } from './pairs.ts';
import {
  accepted,
  check,
  chosen,
  image,
  number,
  optional,
  optionalPhone,
  phone,
  postalCode,
  postalCodeOf,
  repeats,
  setPatternText,
  text,
  tidied,
} from './schema.ts';
import { alphanumeric } from './text.ts';

/** The value to send, or the problems by path. */
function outcome(schema: z.ZodType, value: unknown): unknown {
  const checked = schema.safeParse(value, { error: (issue) => JSON.stringify(problemOfIssue(issue)) });
  if (checked.success) return checked.data;
  return checked.error.issues.map(({ path, message }) => [path.join('.'), JSON.parse(message) as unknown]);
}

test('[core 5] checks a required text with its rule', () => {
  const schema = text(alphanumeric);
  expect(outcome(schema, '')).toEqual([['', { text: 'required' }]]);
  expect(outcome(schema, 'Box 1')).toEqual([['', { text: 'alphanumeric' }]]);
  expect(outcome(schema, 'Box1')).toBe('Box1');
});

test('[core 5] normalizes a name before checking it, and refuses spaces alone', () => {
  const name = z
    .string()
    .min(1)
    .max(50)
    .regex(/^[\p{L}\p{M}' -]+$/u);
  setPatternText(name, 'name');
  const schema = tidied(name);
  expect(outcome(schema, '   ')).toContainEqual(['', { text: 'required' }]);
  expect(outcome(schema, ' O’Brien ')).toBe("O'Brien");
  expect(outcome(schema, 'Jose\u0301')).toBe('Jos\u00e9');
  expect(outcome(schema, 'Łukasz')).toBe('Łukasz');
  expect(outcome(schema, 'R2')).toEqual([['', { text: 'name' }]]);
});

test('[core 5] an empty optional field is null, otherwise its rule applies', () => {
  const schema = optional(z.string().min(3));
  expect(outcome(schema, '  ')).toBeNull();
  expect(outcome(schema, 'ab')).toEqual([['', { text: 'tooShort', limit: 3 }]]);
  expect(outcome(schema, 'abc')).toBe('abc');
});

test("[commerce 5] a typed number becomes a number within the contract's bounds", () => {
  const schema = number(z.int().gte(1).lte(1_000_000));
  expect(outcome(schema, '7500')).toBe(7500);
  expect(outcome(schema, '0')).toEqual([['', { text: 'between', min: 1, max: 1_000_000 }]]);
  expect(outcome(schema, '1.5')).toEqual([['', { text: 'wholeNumber' }]]);
  expect(outcome(schema, 'x')).toEqual([['', { text: 'number' }]]);
  expect(outcome(schema, '')).toEqual([['', { text: 'required' }]]);
  expect(outcome(number(z.number().gte(0)), '-1')).toEqual([['', { text: 'moreThan', limit: 0 }]]);
});

test('[core 5] a phone number is sent as E.164 and may be empty if optional', () => {
  expect(outcome(phone(), { country: 'AU', digits: '0412345678' })).toBe('+61412345678');
  expect(outcome(phone(), { country: 'US', digits: '' })).toEqual([['', { text: 'required' }]]);
  expect(outcome(optionalPhone(), { country: 'US', digits: '' })).toBeNull();
  expect(outcome(optionalPhone(), { country: 'US', digits: '312' })).toEqual([['', { text: 'phone' }]]);
});

test('[core 5] checks a postal code against the country of another field', () => {
  const schema = z
    .object({ country: z.enum(['US', 'CA']), address: z.object({ zip: postalCode() }) })
    .check(postalCodeOf('address.zip', 'country'));
  expect(outcome(schema, { country: 'CA', address: { zip: 'k1a 0b1' } })).toEqual({
    country: 'CA',
    address: { zip: 'K1A0B1' },
  });
  expect(outcome(schema, { country: 'US', address: { zip: 'K1A 0B1' } })).toEqual([
    ['address.zip', { text: 'postalCodeDigits' }],
  ]);
  expect(outcome(postalCode('AU'), '200')).toEqual([['', { text: 'tooShort', limit: 4 }]]);
});

test('[commerce 5] compares a repeated field even if other fields are wrong', () => {
  const schema = z
    .object({ name: z.enum(['a']), email: z.string(), confirm: z.string() })
    .check(repeats('confirm', 'email', emailsMatch));
  expect(outcome(schema, { name: '', email: 'a@b.co', confirm: 'a@b.com' })).toEqual([
    ['name', { text: 'required' }],
    ['confirm', { text: 'emailsDiffer' }],
  ]);
});

test('[core 5] a pattern has its own text, and lengths keep theirs by default', () => {
  const pattern = z
    .string()
    .min(3)
    .regex(/^[a-z]+$/);
  setPatternText(pattern, 'name');
  expect(outcome(pattern, '12')).toEqual([
    ['', { text: 'tooShort', limit: 3 }],
    ['', { text: 'name' }],
  ]);
  const always = z
    .string()
    .min(3)
    .regex(/^[a-z]+$/);
  setPatternText(always, 'password', { always: true });
  expect(outcome(always, 'ab')).toEqual([['', { text: 'password' }]]);
});

test('[commerce 5] requires a chosen image, and does not send an unchanged one', () => {
  expect(outcome(image({ isRequired: true }), null)).toEqual([['', { text: 'imageRequired' }]]);
  expect(outcome(image(), null)).toBeNull();
  expect(outcome(image(), 'data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
  expect(outcome(image(), 'https://media.waymark.example/van.jpg')).toBeUndefined();
});

test('[core 5] requires a choice and a ticked box', () => {
  const country = chosen(z.enum(['US', 'CA']));
  expect(outcome(country, '')).toEqual([['', { text: 'required' }]]);
  expect(outcome(country, 'CA')).toBe('CA');
  expect(outcome(accepted(), false)).toEqual([['', { text: 'required' }]]);
  expect(outcome(accepted(), true)).toBe(true);
});

test('uses a custom rule as a check', () => {
  const even = check<number>((value) => (value % 2 === 0 ? null : { text: 'invalid' }));
  expect(outcome(z.number().check(even), 3)).toEqual([['', { text: 'invalid' }]]);
  expect(outcome(z.number().check(even), 4)).toBe(4);
});
