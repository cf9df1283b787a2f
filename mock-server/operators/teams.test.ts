import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyIn, readTeams, teamsFrom } from './teams.node.ts';
import { TokenBucket } from './token-bucket.ts';

const WEB = 'key-of-the-web-team';
const SALES = 'key-of-the-sales-team';
const hash = (key: string) => createHash('sha256').update(key).digest('hex');
const file = (...teams: object[]) => JSON.stringify({ teams });
const web = { name: 'web', key: WEB, worlds: 5 };

test('finds a team by its key or by the hash of its key', () => {
  const find = teamsFrom(file({ ...web, body_bytes: 100 }, { name: 'sales', key_sha256: hash(SALES), worlds: 2 }));
  expect(find(WEB)).toMatchObject({ name: 'web', worlds: 5, largestBody: 100, bucket: null });
  expect(find(SALES)).toMatchObject({ name: 'sales', worlds: 2, largestBody: null });
  expect([find('key-of-no-team-at-all'), find(''), find(hash(SALES))]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['[', 'it is not JSON'],
  [file(), /^teams /],
  [file({ ...web, key: 'short' }), 'teams.0.key must be 16 to 128 letters, digits, or . _ ~ -'],
  [file({ ...web, key: `${WEB}; Secure` }), /^teams\.0\.key /],
  [file({ name: 'web', worlds: 1 }), 'teams.0 must have either key or key_sha256'],
  [file({ ...web, key_sha256: hash(WEB) }), 'teams.0 must have either key or key_sha256'],
  [file({ ...web, name: 'Web team' }), /^teams\.0\.name must be /],
  [file({ ...web, worlds: 0 }), /^teams\.0\.worlds /],
  [file({ ...web, requests_per_second: 0 }), /^teams\.0\.requests_per_second /],
  [file(web, { ...web, key: SALES }), 'two teams have the name web'],
  [file(web, { name: 'sales', key_sha256: hash(WEB), worlds: 1 }), 'the key of sales is also that of another team'],
])('refuses the file %s with the reason, and without a key', (text, reason) => {
  expect(() => teamsFrom(text)).toThrow(reason);
  expect(() => teamsFrom(text)).toThrow(expect.not.stringContaining(WEB) as string);
});

test('a file that cannot be read is a sentence for the terminal', () => {
  expect(() => readTeams('/missing/teams.json')).toThrow(/^The teams file \/missing\/teams\.json cannot be used: /);
});

test('takes the key of the header before that of the cookie', () => {
  expect(keyIn({ 'x-mock-key': 'a', cookie: 'mock_key=b' })).toBe('a');
  expect(keyIn({ cookie: 'other=1; mock_key=b; more=2' })).toBe('b');
  expect(keyIn({ cookie: 'not_mock_key=b' })).toBeNull();
});

test('allows the requests of five seconds at once, then its rate', () => {
  const bucket = new TokenBucket(2, 0);
  expect(Array.from({ length: 11 }, () => bucket.take(0))).toEqual([...Array<number>(10).fill(0), 1]);
  expect([bucket.take(499), bucket.take(500), bucket.take(500)]).toEqual([1, 0, 1]);
  expect(Array.from({ length: 11 }, () => bucket.take(3_600_000)).at(-1)).toBe(1);
});

test('says how long a slow rate makes wait', () => {
  const bucket = new TokenBucket(0.1, 0);
  expect([bucket.take(0), bucket.take(0), bucket.take(9_999), bucket.take(10_000)]).toEqual([0, 10, 1, 0]);
});
