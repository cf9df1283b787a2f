import { expect, test } from 'vitest';
import { createReplyCheck } from './response-check.ts';

const check = createReplyCheck('getObd');

test('passes an answer of the contract', () => {
  expect(() => check({ status: 404, body: { detail: 'Not found.' } })).not.toThrow();
});

test('reports a status that the contract does not have', () => {
  expect(() => check({ status: 418, body: null })).toThrow('getObd answered 418, which its contract does not have');
});

test('reports a body that violates its schema, with the field', () => {
  expect(() => check({ status: 404, body: { detail: 17 } })).toThrow(
    'getObd 404: detail: Invalid input: expected string, received number',
  );
});

test('accepts shared statuses that an operation does not list', () => {
  expect(() => check({ status: 501, body: { detail: 'Not simulated yet.' } })).not.toThrow();
});

test('reports a body where the contract has none', () => {
  const nothing = createReplyCheck('deleteCard');
  expect(() => nothing({ status: 204, body: null })).not.toThrow();
  expect(() => nothing({ status: 204, body: {} })).toThrow(
    'deleteCard 204 answered a body where its contract has none',
  );
});
