import { expect, test } from 'vitest';
import type { Answer } from './client.ts';
import { createJudge } from './judge.ts';
import type { WrongRequest } from './negative.ts';
import { emptyReport } from './report.ts';

const answer = (status: number, body: unknown = { detail: 'No.' }): Answer => ({
  kind: 'answer',
  status,
  body,
  date: null,
});
const emptyPage = { count: 0, next: null, previous: null, results: [] };

function driftOf(judged: (judge: ReturnType<typeof createJudge>) => unknown) {
  const report = emptyReport('A server');
  judged(createJudge(report));
  return report.drift.map(({ path, expected, seen }) => [path, expected, seen]);
}

test.each([
  ['an empty page', answer(200, emptyPage), []],
  ['a refusal of the contract', answer(400, { validation_errors: {} }), []],
  ['an operation that is not built', answer(501), []],
  ['a server error', answer(500), [['', '200 or 400', '500']]],
  ['a token that expired', answer(401), [['', '200 or 400', '401']]],
])('accepts contract answers to a filter by an unknown id: %s', (_name, given, drift) => {
  const wrong: WrongRequest = { case: 'unknown id', request: {}, expected: null };
  expect(driftOf((judge) => judge.denied('listDevices', wrong, given))).toEqual(drift);
});

test('ignores 429 for an invalid request if the contract has it', () => {
  const wrong: WrongRequest = { case: 'unknown id', request: {}, expected: 404 };
  expect(driftOf((judge) => judge.denied('getReadyState', wrong, answer(429)))).toEqual([]);
  expect(driftOf((judge) => judge.denied('getVehicle', wrong, answer(429)))).toEqual([['', '404', '429']]);
});

test('reports an invalid request without an answer', () => {
  const wrong: WrongRequest = { case: 'no token', request: {}, expected: 401 };
  const lost = {
    kind: 'failure',
    status: null,
    expected: 'an answer',
    seen: 'no response in 10 s',
    lost: true,
  } as const;
  expect(driftOf((judge) => judge.denied('getVehicle', wrong, lost))).toEqual([
    ['', 'an answer', 'no response in 10 s'],
  ]);
});

test.each([
  ['read', 400, [['', '200', '400']]],
  ['passing', 400, []],
  ['read', 401, [['', '200', '401']]],
  ['passing', 401, [['', '200', '401']]],
  ['read', 404, []],
] as const)('a %s that is refused with %i', (effect, status, drift) => {
  const body = status === 400 ? { validation_errors: {} } : { detail: 'No.' };
  expect(
    driftOf((judge) => judge.granted({ operation: 'updateVehicle', case: 'answer' }, { effect }, answer(status, body))),
  ).toEqual(drift);
});

test('reports a body where the contract has none', () => {
  const plan = { effect: 'passing' } as const;
  expect(driftOf((judge) => judge.granted({ operation: 'pingStream', case: 'answer' }, plan, answer(204, {})))).toEqual(
    [['', 'no body', 'a body']],
  );
});
