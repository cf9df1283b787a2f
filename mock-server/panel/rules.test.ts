import { expect, test } from 'vitest';
import { ANY_REQUEST } from '../../tests/support/fault-row.ts';
import type { Rule } from './api.ts';
import { effectOf, isDelay, isUnreachable, subjectOf } from './rules.ts';
import { localeOf, textsIn } from './texts/index.ts';

const en = textsIn('en');
const rule = (changes: Partial<Rule>): Rule => ({
  id: 'one',
  ...ANY_REQUEST,
  effect: {},
  ...changes,
});

test('describes which requests a rule matches', () => {
  expect(subjectOf(rule({}), en)).toBe('Any call');
  expect(subjectOf(rule({ operation: 'createPayment' }), en)).toBe('createPayment');
  expect(subjectOf(rule({ device_key: '31950101' }), en)).toBe('device 31950101');
  expect(subjectOf(rule({ operation: 'sendCommand', nth: 3, probability: 1 / 3 }), en)).toBe(
    'sendCommand · call 3 only · 33% of calls',
  );
  expect(subjectOf(rule({ operation: 'getArticle', match: { articleNumber: '000001204' } }), en)).toBe(
    'getArticle · articleNumber: 000001204',
  );
});

test('describes the effects of a rule', () => {
  expect(effectOf(rule({ effect: { latency_ms: 2_500 } }), en, 'en-US')).toBe('2.5 s slower · not used yet');
  expect(effectOf(rule({ effect: { latency_ms: 2_500 }, fired: 2 }), textsIn('fr'), localeOf('fr'))).toBe(
    '2,5 s de plus · utilisée 2×',
  );
  expect(effectOf(rule({ effect: { latency_ms: 2_500 }, fired: 2 }), textsIn('es'), localeOf('es'))).toBe(
    '2.5 s más · usada 2×',
  );
  expect(effectOf(rule({ effect: { decline: true }, times: 1, fired: 1 }), en, 'en-US')).toBe(
    'card declined · once · used 1×',
  );
  expect(effectOf(rule({ effect: { price_percent: 110 } }), en, 'en-US')).toBe('prices at 110% · not used yet');
  expect(effectOf(rule({ effect: { status: 503, drop: true, unreachable: true } }), en, 'en-US')).toBe(
    'answers 503 · connection cut · device does not answer · not used yet',
  );
});

test('recognizes the slowness switch among rules of a scenario', () => {
  expect(isDelay(rule({ effect: { latency_ms: 500 } }))).toBe(true);
  expect(isDelay(rule({ effect: { latency_ms: 500, status: 503 } }))).toBe(false);
  expect(isDelay(rule({ effect: { latency_ms: 500 }, probability: 0.5 }))).toBe(false);
  expect(isDelay(rule({ effect: { latency_ms: 500 }, operation: 'listUsers' }))).toBe(false);
  expect(isDelay(rule({ effect: { drop: true } }))).toBe(false);
});

test('recognizes an unreachable device by its key', () => {
  expect(isUnreachable(rule({ device_key: '31950101', effect: { unreachable: true } }))).toBe(true);
  expect(isUnreachable(rule({ effect: { unreachable: true } }))).toBe(false);
});
