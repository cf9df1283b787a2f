import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = import.meta.glob<{ default: object }>('./catalogs/en/*.ts', { eager: true });

/**
 * Texts that the documents give word for word, where each stands in the English catalogue, and the test that shows when it is
 * said. An area that brings more of them adds its rows; `{{…}}` is what differs.
 */
const DOCUMENTED: readonly (readonly [section: string, text: string, key: string, proof: string])[] = [
  ['core 2.2', 'This page could not be found', 'common:notFound.title', 'tests/journeys/session.journey.ts'],
  [
    'core 2.6',
    'Unexpected error. Please try again later.',
    'common:errors.unexpected',
    'client/api/error-lines.test.ts',
  ],
  ['core 8', 'Username or password are incorrect', 'sign-in:refused.incorrect', 'tests/journeys/session.journey.ts'],
  [
    'core 8',
    'Registration not complete. Please check your email for next steps.',
    'sign-in:refused.unconfirmed',
    'tests/journeys/session.journey.ts',
  ],
  [
    'core 8',
    'Password reset required. Please select the forgot password link.',
    'sign-in:refused.reset_required',
    'tests/journeys/session.journey.ts',
  ],
  ['core 8', 'Prohibited User Detected!', 'sign-in:refused.prohibited', 'tests/journeys/session.journey.ts'],
  [
    'core 8',
    'Limit Exceeded. Please try again later.',
    'sign-in:refused.too_many_tries',
    'client/identity/refusals.test.ts',
  ],
  ['core 8', 'Limit Exceeded. Please try again later.', 'common:errors.too-many', 'client/api/errors.test.ts'],
  ['core 9', 'Just now', 'common:ago.justNow', 'client/rules/elapsed.test.ts'],
  ['core 9', '{{count}} sec ago', 'common:ago.second', 'client/rules/elapsed.test.ts'],
  ['core 9', '{{count}} min ago', 'common:ago.minute', 'client/rules/elapsed.test.ts'],
  ['core 9', '{{count}} hrs ago', 'common:ago.hour_other', 'client/rules/elapsed.test.ts'],
  ['core 9', '{{count}} days ago', 'common:ago.day_other', 'client/rules/elapsed.test.ts'],
  ['core 9', '{{count}} weeks ago', 'common:ago.week_other', 'client/rules/elapsed.test.ts'],
  ['core 9', '{{count}} months ago', 'common:ago.month_other', 'client/rules/elapsed.test.ts'],
  ['core 9', '{{count}} years ago', 'common:ago.year_other', 'client/rules/elapsed.test.ts'],
];

/** The English text of `namespace:path.of.keys`. */
function english(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':');
  const catalog: unknown = files[`./catalogs/en/${namespace}.ts`]?.default;
  return path.split('.').reduce((value, step) => (value as Record<string, unknown> | undefined)?.[step], catalog);
}

test.each(DOCUMENTED)('[%s] "%s" stands in the catalogue word for word', (_section, text, key) => {
  expect(english(key)).toBe(text);
});

test.each(DOCUMENTED)('[%s] "%s" is proved where the table says', (_section, text, key, proof) => {
  expect(existsSync(proof), proof).toBe(true);
  const said = readFileSync(proof, 'utf8').toLowerCase();
  const name = key.replace(/^.*[.:]|_(one|other)$/g, '');
  expect([text, name].some((words) => said.includes(words.toLowerCase()))).toBe(true);
});
