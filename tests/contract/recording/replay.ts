import { createJudge } from '../judge.ts';
import type { WrongRequest } from '../negative.ts';
import type { Plan } from '../plan.ts';
import { plans } from '../plans/index.ts';
import { emptyReport, finished, type Report } from '../report.ts';
import type { Exchange } from './recording.ts';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;
const WRONG_METHOD = 405;

/** Expected status of each invalid request, as in `wrongRequests`. */
const EXPECTED: Readonly<Record<WrongRequest['case'], number | null>> = {
  answer: null,
  restore: null,
  'no token': UNAUTHORIZED,
  'invalid token': UNAUTHORIZED,
  'bad types': BAD_REQUEST,
  'unknown id': null,
  'wrong method': WRONG_METHOD,
};

/** Judges recorded answers by the contract of today, without a server. */
export function replay(exchanges: readonly Exchange[]): Report {
  const report = emptyReport('The recording');
  const judge = createJudge(report);
  for (const { operation, case: name, status, body, unknown } of exchanges) {
    const answer = { kind: 'answer', status, body, date: null } as const;
    if (name === 'answer' || name === 'restore') {
      const plan: Plan<unknown> = plans[operation];
      const verdict = judge.granted({ operation, case: name }, plan, answer);
      if (verdict !== 'drift' && name === 'answer') report[verdict].push({ operation, status });
    } else {
      judge.denied(operation, { case: name, expected: EXPECTED[name] }, answer);
    }
    for (const { path, type } of unknown) {
      report.notes.push({ operation, status, kind: 'unknown field', path, seen: type });
    }
  }
  return finished(report, (text) => text);
}
