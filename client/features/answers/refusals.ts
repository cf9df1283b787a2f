import type { ApiError } from '../../api/errors.ts';
import { TOKEN_PROBLEMS, type TokenProblem } from '../../lib/one-time-token.ts';
import { problemOfServer } from '../../rules/validation/server-text.ts';

const WRONG_USER = ['ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS', 'DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS'] as const;

/** Meaning of a failed answer: an invalid link, another user's link, or a failure unrelated to the link. */
export type Refusal =
  | { kind: 'token'; problem: TokenProblem }
  | { kind: 'wrong_user'; code: (typeof WRONG_USER)[number] | 'other' }
  /** The new address belongs to another user by now. */
  | { kind: 'taken' }
  | { kind: 'failed' };

/** By the codes of core 8 and commerce 8. A token that the client or the server finds malformed is not valid. */
export function refusalOf({ kind, code, fields }: Pick<ApiError, 'kind' | 'code' | 'fields'>): Refusal {
  const problem = TOKEN_PROBLEMS.find((known) => known === code);
  if (problem) return { kind: 'token', problem };
  // The vehicle cannot be shared now. The link stays.
  if (code === 'PENDING_TRANSFER') return { kind: 'failed' };
  if (kind === 'forbidden') return { kind: 'wrong_user', code: WRONG_USER.find((known) => known === code) ?? 'other' };
  if (fields['email']?.some((message) => problemOfServer(message)?.text === 'emailTaken')) return { kind: 'taken' };
  if ('token' in fields) return { kind: 'token', problem: 'INVALID_TOKEN' };
  return { kind: 'failed' };
}
