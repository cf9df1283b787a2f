import { zErrorDetail } from '../../generated/contract/zod.gen.ts';
import { documentedResponses } from '../support/documented.ts';
import type { Answer, Failure } from './client.ts';
import { compare } from './compare.ts';
import { isSuccess, type OperationId, statusesOf } from './contract.ts';
import type { WrongRequest } from './negative.ts';
import type { Plan } from './plan.ts';
import type { Drift, Report } from './report.ts';

/** `checked`: answered as expected. `refused`: a refusal of the contract instead of a success. */
export type Verdict = 'checked' | 'refused' | 'notBuilt' | 'drift';
export type Judge = ReturnType<typeof createJudge>;

const NOT_BUILT = 501;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const BAD_REQUEST = 400;

type Subject = Pick<Drift, 'operation' | 'case'>;

/** Results for a report. */
export function createJudge(report: Report) {
  function drift(subject: Subject, status: number | null, expected: string, seen: string, path = ''): 'drift' {
    report.drift.push({ ...subject, status, path, expected, seen });
    return 'drift';
  }

  /**
   * Compares a body with the contract's schema for its status, which requires documented fields alone. Returns whether it
   * matches.
   */
  function compareBody(subject: Subject, { status, body }: Answer): boolean {
    const { operation } = subject;
    const schema = documentedResponses(operation)[status];
    if (schema === null) {
      if (body !== undefined) drift(subject, status, 'no body', 'a body');
      return body === undefined;
    }
    const { problems, unknownFields, unlistedValues } = compare(schema ?? zErrorDetail, body);
    for (const { path, expected, seen } of problems) drift(subject, status, expected, seen, path);
    for (const path of unknownFields) report.notes.push({ operation, status, kind: 'unknown field', path, seen: '' });
    for (const { path, value } of unlistedValues) {
      report.notes.push({ operation, status, kind: 'unlisted value', path, seen: value });
    }
    return problems.length === 0;
  }

  /**
   * Judges the answer to a valid request. Reads use only ids from the server, so that 400 is drift. Writes may violate
   * a business rule, which counts as a refusal.
   */
  function granted(
    subject: Subject,
    { effect, refusal }: Pick<Plan<unknown>, 'effect' | 'refusal'>,
    answer: Answer | Failure,
  ): Verdict {
    const { status } = answer;
    if (status === NOT_BUILT) return 'notBuilt';
    if (answer.kind === 'failure') return drift(subject, status, answer.expected, answer.seen);
    const statuses = statusesOf(subject.operation);
    const meant = refusal === undefined ? statuses.filter(isSuccess) : [refusal];
    if (!statuses.includes(answer.status)) return drift(subject, status, inWords(statuses), String(status));
    if (!meant.includes(answer.status)) {
      const cannotBeMeant =
        isSuccess(answer.status) || status === UNAUTHORIZED || (status === BAD_REQUEST && effect === 'read');
      if (cannotBeMeant) return drift(subject, status, inWords(meant), String(status));
    }
    if (!compareBody(subject, answer)) return 'drift';
    return meant.includes(answer.status) ? 'checked' : 'refused';
  }

  /** Judges the answer to an invalid request: `refused` as the contract says, or drift. */
  function denied(
    operation: OperationId,
    wrong: Pick<WrongRequest, 'case' | 'expected'>,
    answer: Answer | Failure,
  ): 'refused' | 'notBuilt' | 'drift' {
    const subject = { operation, case: wrong.case };
    const statuses = statusesOf(operation);
    const { status } = answer;
    if (status === NOT_BUILT || (status === TOO_MANY && statuses.includes(status))) return 'notBuilt';
    if (answer.kind === 'failure') return drift(subject, status, answer.expected, answer.seen);
    const meant = wrong.expected === null ? statuses.filter((one) => one !== UNAUTHORIZED) : [wrong.expected];
    if (!meant.includes(answer.status)) return drift(subject, status, inWords(meant), String(status));
    const isOfContract = compareBody(subject, answer);
    if (wrong.case === 'bad types' && !namesFields(answer.body)) {
      return drift(subject, status, 'object', 'missing', 'validation_errors');
    }
    return isOfContract ? 'refused' : 'drift';
  }

  return { drift, granted, denied };
}

function namesFields(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'validation_errors' in body;
}

function inWords(statuses: number[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(statuses.map(String));
}
