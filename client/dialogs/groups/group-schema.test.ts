import { expect, test } from 'vitest';
import * as z from 'zod';
import forms from '../../i18n/catalogs/en/forms.ts';
import { fieldMessage } from '../../ui/form/field-message.ts';
import { groupSchema } from './group-schema.ts';

const TAKEN = 'Group name already exists';
const groups = [{ name: 'Vans' }, { name: 'Trucks' }, { name: 'A/B' }];
const t = (key: string, values: Record<string, string> = {}) => {
  const text = forms.problems[key.replace('problems.', '') as keyof typeof forms.problems];
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
};

/** The message for a name, or the name to save. */
function outcomeOf(typed: string, own: string | null = null) {
  const schema = groupSchema({ groups, own, taken: TAKEN });
  const error = (issue: z.core.$ZodRawIssue) => fieldMessage(issue, t as never, 'en');
  const result = schema.safeParse({ name: typed, members: [1] }, { error });
  return result.success ? `saved as ${result.data.name}` : result.error.issues[0]?.message;
}

test.each([
  ['', 'Required field'],
  ['   ', 'Required field'],
  ['Trucks & co', 'Must contain only letters, numbers, hyphens, spaces, or apostrophes'],
  ['x'.repeat(51), 'Must have less than 51 characters'],
  ['x'.repeat(50), `saved as ${'x'.repeat(50)}`],
  ["  Riley's 2-ton  ", "saved as Riley's 2-ton"],
  ['Vans', TAKEN],
  ['vans ', TAKEN],
])('[core 5] the name "%s" for a new group: %s', (typed, outcome) => {
  expect(outcomeOf(typed)).toBe(outcome);
});

test.each([
  ['Vans', 'Vans', 'saved as Vans'],
  ['VANS', 'Vans', 'saved as VANS'],
  ['Trucks', 'Vans', TAKEN],
  ['A/B', 'A/B', 'saved as A/B'],
  ['A/C', 'A/B', 'Must contain only letters, numbers, hyphens, spaces, or apostrophes'],
  ['', 'Vans', 'Required field'],
])('[core 5] the name "%s" for the group "%s": %s', (typed, own, outcome) => {
  expect(outcomeOf(typed, own)).toBe(outcome);
});

test('[core 5] a group needs at least one vehicle', () => {
  const schema = groupSchema({ groups, own: null, taken: TAKEN });
  expect(schema.safeParse({ name: 'North', members: [] }).success).toBe(false);
});
