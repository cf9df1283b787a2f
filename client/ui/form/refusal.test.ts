import { expect, test } from 'vitest';
import { sortRefusal } from './refusal.ts';

/** The relevant part of an `ApiError`. A journey submits a form to a server that refuses it. */
const failure = { fields: { email: ['is taken', 'is old'], Zip5: ['is unknown'], company: ['is missing'] } };

test('[core 8] places errors of shown fields, and lists the others with their field', () => {
  expect(sortRefusal(failure, new Set(['email', 'postal_code']), { Zip5: 'postal_code' })).toEqual({
    placed: [
      ['email', 'is taken is old'],
      ['postal_code', 'is unknown'],
    ],
    rest: [['company', 'is missing']],
  });
});

test('[core 8] a failure without fields has no errors to place', () => {
  const nothing = { placed: [], rest: [] };
  expect(sortRefusal(new TypeError('Failed to fetch'), new Set(['email']))).toEqual(nothing);
  expect(sortRefusal(undefined, new Set())).toEqual(nothing);
});

test('[commerce 8] translates each message', () => {
  const translate = (message: string) => (message === 'is old' ? 'est vieux' : message);
  expect(sortRefusal(failure, new Set(['email']), {}, translate).placed).toEqual([['email', 'is taken est vieux']]);
});
