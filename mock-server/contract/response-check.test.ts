import { expect, test } from 'vitest';
import { createReplyCheck } from './response-check.ts';

const check = createReplyCheck('getObd');

test('an answer of the contract passes', () => {
  expect(() => check({ status: 404, body: { detail: 'Not found.' } })).not.toThrow();
});

test('a status that the contract does not have is a breach', () => {
  expect(() => check({ status: 418, body: null })).toThrow('getObd answered 418, which its contract does not have');
});

test('a body that breaks its schema is a breach, and names the field', () => {
  expect(() => check({ status: 404, body: { detail: 17 } })).toThrow(
    'getObd 404: detail: Invalid input: expected string, received number',
  );
});

test('statuses that any operation may answer need not be in its contract', () => {
  expect(() => check({ status: 501, body: { detail: 'Not simulated yet.' } })).not.toThrow();
});

test('a body where there must be none is a breach', () => {
  const nothing = createReplyCheck('deleteCard');
  expect(() => nothing({ status: 204, body: null })).not.toThrow();
  expect(() => nothing({ status: 204, body: {} })).toThrow(
    'deleteCard 204 answered a body where its contract has none',
  );
});
