import { expect, test } from 'vitest';
import refusals from '../../client/i18n/catalogs/en/refusals.ts';
import { plainOf, problemOfServer } from '../../client/rules/validation/server-text.ts';
import { isTest, sourceFiles } from './source-files.ts';

const NAMED = [
  'mock-server/domain/addresses.ts',
  'mock-server/operations/card.ts',
  'mock-server/operations/payment.ts',
  'mock-server/operations/subscription.ts',
];
const sources = [
  ...sourceFiles('mock-server/domain/billing', 'mock-server/domain/subscriptions'),
  ...sourceFiles('mock-server/domain', 'mock-server/operations').filter(({ path }) => NAMED.includes(path)),
].filter((file) => !isTest(file) && !/letters|test-/.test(file.path));

/** A sentence in quotes. */
const SENTENCE = /(['`])([A-Z][a-z]*(?:-[a-z]+)? (?:(?!\1)[^\n])+)\1/g;
/** What comes before a sentence that is no message about a field: details of lines and refusals, errors of the program, a header. */
const OTHER =
  /(?:detail(?::| =)|\bError\(|forbidden\('\w+',|FOREIGN =|'Idempotency-Key': \[|errorOf\((?:[^()]|\([^()]*\))*)\s*$/;

/** Messages about fields in a source, with `1` for a value. */
function messagesOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
  return [...code.matchAll(SENTENCE)]
    .filter(({ index }) => !OTHER.test(code.slice(0, index)))
    .map(([, , message = '']) => message.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '1'));
}

test('[commerce 8] has a translated text for every message about a field of a card, a cart or a plan', () => {
  const messages = [...new Set(sources.flatMap(({ text }) => messagesOf(text)))];
  expect(messages).toContain('Coupon already used');
  expect(messages).toContain('This plan is not offered in the country of the account');
  expect(messages.length).toBeGreaterThan(30);
  const lacking = messages.filter(
    (message) => problemOfServer(message) === null && !Object.hasOwn(refusals.messages, plainOf(message)),
  );
  expect(lacking).toEqual([]);
});

test('[commerce 8] has no text for a message that the server does not send', () => {
  const messages = new Set(sources.flatMap(({ text }) => messagesOf(text)).map(plainOf));
  expect(Object.keys(refusals.messages).filter((message) => !messages.has(message))).toEqual([]);
});
