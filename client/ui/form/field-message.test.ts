import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { fieldMessage } from './field-message.ts';

const t = ((key: string, values: { count?: number } = {}) =>
  [key, values.count].filter(Boolean).join(' ')) as unknown as TFunction;
/** A label as the contract has it. */
const schema = z.object({
  vehicle_name: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[^<]*$/),
});
const messages = (vehicle_name: string) => {
  const checked = schema.safeParse(
    { vehicle_name },
    { error: (issue) => fieldMessage(issue, { vehicle_name: 'noTags' }, t) },
  );
  return checked.success ? [] : checked.error.issues.map(({ message }) => message);
};

test('[core 5] an empty field is required', () => {
  expect(messages('')).toContain('fields.required');
});

test('[core 5] too long says the maximum plus one', () => {
  expect(messages('x'.repeat(101))).toEqual(['fields.tooLong 101']);
  expect(messages('x'.repeat(100))).toEqual([]);
});

test('[core 5] HTML tags are rejected in their own words', () => {
  expect(messages('<b>Van</b>')).toEqual(['fields.noTags']);
});
