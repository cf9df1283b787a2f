import { zErrorDetail } from '../../generated/contract/zod.gen.ts';
import type { Answer, Failure } from './client.ts';
import { compare } from './compare.ts';
import { contractOf, isSuccess, type OperationId, statusesOf } from './contract.ts';
import type { Case, WrongRequest } from './negative.ts';
import type { Plan } from './plan.ts';
import type { Report } from './report.ts';

/** `checked`: answered as it was meant to be. `refused`: a refusal that the contract has, where a success was meant. */
export type Verdict = 'checked' | 'refused' | 'notBuilt' | 'drift';
export type Judge = ReturnType<typeof createJudge>;

const NOT_BUILT = 501;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const BAD_REQUEST = 400;

/** What answers come to, written into a report. */
export function createJudge(report: Report) {
  const drift = (
    operation: OperationId,
    kase: Case,
    status: number | null,
    expected: string,
    seen: string,
    path = '',
  ) => {
    report.drift.push({ operation, case: kase, status, path, expected, seen });
    return 'drift' as const;
  };

  /** Compares a body with the schema that the contract has for its status. */
  function compareBody(operation: OperationId, kase: Case, { status, body }: Answer): void {
    const schema = contractOf(operation).responses[status];
    if (schema === null) {
      if (body !== undefined) drift(operation, kase, status, 'no body', 'a body');
      return;
    }
    const { problems, unknownFields, unlistedValues } = compare(schema ?? zErrorDetail, body);
    for (const { path, expected, seen } of problems) drift(operation, kase, status, expected, seen, path);
    for (const path of unknownFields) report.notes.push({ operation, status, kind: 'unknown field', path, seen: '' });
    for (const { path, value } of unlistedValues) {
      report.notes.push({ operation, status, kind: 'unlisted value', path, seen: value });
    }
  }

  /**
   * An answer to a request that should be granted. A read asks with nothing but what the server showed, so that 400 is
   * drift; a write may meet a rule of the business, which is a refusal.
   */
  function granted(
    operation: OperationId,
    kase: Case,
    plan: Pick<Plan<unknown>, 'effect' | 'refusal'>,
    answer: Answer | Failure,
  ): Verdict {
    const { status } = answer;
    if (status === NOT_BUILT) return 'notBuilt';
    if (answer.kind === 'failure') return drift(operation, kase, status, answer.expected, answer.seen);
    const statuses = statusesOf(operation);
    const meant = plan.refusal === undefined ? statuses.filter(isSuccess) : [plan.refusal];
    if (!statuses.includes(answer.status)) return drift(operation, kase, status, inWords(statuses), String(status));
    if (!meant.includes(answer.status)) {
      const isDrift =
        isSuccess(answer.status) || status === UNAUTHORIZED || (status === BAD_REQUEST && plan.effect === 'read');
      if (isDrift) return drift(operation, kase, status, inWords(meant), String(status));
    }
    compareBody(operation, kase, answer);
    return meant.includes(answer.status) ? 'checked' : 'refused';
  }

  /** An answer to a request that must be refused. */
  function denied(operation: OperationId, wrong: WrongRequest, answer: Answer | Failure): void {
    const { case: kase, expected } = wrong;
    const statuses = statusesOf(operation);
    const { status } = answer;
    if (status === NOT_BUILT || (status === TOO_MANY && statuses.includes(status))) return;
    if (answer.kind === 'failure') {
      drift(operation, kase, status, answer.expected, answer.seen);
      return;
    }
    const meant = expected === null ? statuses.filter((one) => one !== UNAUTHORIZED) : [expected];
    if (!meant.includes(answer.status)) {
      drift(operation, kase, status, inWords(meant), String(status));
      return;
    }
    compareBody(operation, kase, answer);
    if (kase === 'bad types' && !namesFields(answer.body)) {
      drift(operation, kase, status, 'object', 'missing', 'validation_errors');
    }
  }

  return { drift, granted, denied };
}

function namesFields(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'validation_errors' in body;
}

function inWords(statuses: number[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(statuses.map(String));
}
