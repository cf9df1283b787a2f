import { expect, test } from 'vitest';
import { z } from 'zod';
import { toValidationErrors } from './decode.ts';

test('[core 7] lists the first twenty unknown fields of a body, however many it has', () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field_${index}`, 1]));
  const { error } = z.strictObject({ email: z.string() }).safeParse({ ...body, email: 'a' });
  const errors = toValidationErrors(error?.issues ?? [], 'body');
  expect(Object.keys(errors)).toHaveLength(20);
  expect(Object.keys(errors)[0]).toBe('field_0');
});
