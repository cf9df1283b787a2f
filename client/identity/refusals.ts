import type { RefusalReason } from './types.ts';

type ServiceError = { name?: unknown; code?: unknown; message?: unknown };

/** By error name and, where one name has several meanings, a part of the message. The first row that fits counts. */
const REFUSALS: readonly { name: string; says?: RegExp; reason: RefusalReason }[] = [
  { name: 'NotAuthorizedException', says: /Password attempts exceeded/i, reason: 'too_many_tries' },
  { name: 'NotAuthorizedException', says: /Invalid session for the user/i, reason: 'challenge_expired' },
  // Also "User is disabled.": whether an account exists is nobody's business.
  { name: 'NotAuthorizedException', reason: 'incorrect' },
  { name: 'UserNotFoundException', reason: 'incorrect' },
  { name: 'InvalidParameterException', reason: 'incorrect' },
  { name: 'UserNotConfirmedException', reason: 'unconfirmed' },
  { name: 'PasswordResetRequiredException', reason: 'reset_required' },
  { name: 'CodeMismatchException', reason: 'code_mismatch' },
  { name: 'ExpiredCodeException', reason: 'code_used' },
  { name: 'LimitExceededException', reason: 'too_many_tries' },
  { name: 'TooManyRequestsException', reason: 'too_many_tries' },
  { name: 'TooManyFailedAttemptsException', reason: 'too_many_tries' },
  { name: 'NetworkError', reason: 'unreachable' },
];

/** What an error of the identity service means for the person who signs in. */
export function refusalReason(error: unknown): RefusalReason {
  const { name, code, message } = (typeof error === 'object' && error !== null ? error : {}) as ServiceError;
  const text = typeof message === 'string' ? message : '';
  const row = REFUSALS.find((row) => (row.name === code || row.name === name) && (row.says?.test(text) ?? true));
  return row?.reason ?? 'unexpected';
}
