import type { RecoveryRefusal, RefusalReason } from './types.ts';

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
  return reasonIn(REFUSALS, error) ?? 'unexpected';
}

/** The reason of the first row that an error fits. */
function reasonIn<Reason>(
  rows: readonly { name: string; says?: RegExp; reason: Reason }[],
  error: unknown,
): Reason | undefined {
  const { name, code, message } = (typeof error === 'object' && error !== null ? error : {}) as ServiceError;
  const text = typeof message === 'string' ? message : '';
  return rows.find((row) => (row.name === code || row.name === name) && (row.says?.test(text) ?? true))?.reason;
}

const RECOVERY_REFUSALS: readonly { name: string; reason: RecoveryRefusal }[] = [
  { name: 'UserNotFoundException', reason: 'user_not_found' },
  { name: 'LimitExceededException', reason: 'limit_exceeded' },
  { name: 'TooManyRequestsException', reason: 'limit_exceeded' },
  { name: 'TooManyFailedAttemptsException', reason: 'limit_exceeded' },
  { name: 'CodeMismatchException', reason: 'code_mismatch' },
  { name: 'ExpiredCodeException', reason: 'code_used' },
  { name: 'InvalidPasswordException', reason: 'password_invalid' },
  // Disabled, without a password yet, or without a verified address to send a code to.
  { name: 'NotAuthorizedException', reason: 'invalid_request' },
  { name: 'InvalidParameterException', reason: 'invalid_request' },
  { name: 'UserNotConfirmedException', reason: 'invalid_request' },
  { name: 'NetworkError', reason: 'unreachable' },
];

/** What an error of the identity service means for somebody who forgot their password. */
export function recoveryRefusal(error: unknown): RecoveryRefusal {
  return reasonIn(RECOVERY_REFUSALS, error) ?? 'unexpected';
}
