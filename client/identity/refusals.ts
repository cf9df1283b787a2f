import type { AccountRefusal, RecoveryRefusal, RefusalReason } from './types.ts';

type ServiceError = { name?: unknown; code?: unknown; message?: unknown };

/** By error name and, if one name has several meanings, a part of the message. The first matching row counts. */
type Rows<Reason> = readonly { name: string; says?: RegExp; reason: Reason }[];
const REFUSALS: Rows<RefusalReason> = [
  { name: 'NotAuthorizedException', says: /Password attempts exceeded/i, reason: 'too_many_tries' },
  { name: 'NotAuthorizedException', says: /Invalid session for the user/i, reason: 'challenge_expired' },
  // Also "User is disabled.": must not reveal whether an account exists.
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

/** The same for a signed-in user who changes their account. */
const ACCOUNT_REFUSALS: Rows<AccountRefusal> = [
  { name: 'NotAuthorizedException', says: /attempts exceeded/i, reason: 'too_many_tries' },
  { name: 'NotAuthorizedException', says: /Incorrect username or password/i, reason: 'current_invalid' },
  { name: 'NotAuthorizedException', says: /Access Token has expired/i, reason: 'session_ran_out' },
  // Said by the default SDK itself, which sends no expired token.
  { name: 'Error', says: /User is not authenticated/, reason: 'session_ran_out' },
  // The access token has been revoked.
  { name: 'NotAuthorizedException', reason: 'session_over' },
  { name: 'InvalidPasswordException', reason: 'password_invalid' },
  { name: 'CodeMismatchException', reason: 'code_mismatch' },
  // Wrong code of a new authenticator app.
  { name: 'EnableSoftwareTokenMFAException', reason: 'code_mismatch' },
  { name: 'ExpiredCodeException', reason: 'code_expired' },
  { name: 'LimitExceededException', reason: 'too_many_tries' },
  { name: 'TooManyRequestsException', reason: 'too_many_tries' },
  { name: 'TooManyFailedAttemptsException', reason: 'too_many_tries' },
  { name: 'NetworkError', reason: 'unreachable' },
];

/** The same for a user who forgot their password. */
const RECOVERY_REFUSALS: Rows<RecoveryRefusal> = [
  { name: 'UserNotFoundException', reason: 'user_not_found' },
  { name: 'LimitExceededException', reason: 'limit_exceeded' },
  { name: 'TooManyRequestsException', reason: 'limit_exceeded' },
  { name: 'TooManyFailedAttemptsException', reason: 'limit_exceeded' },
  { name: 'CodeMismatchException', reason: 'code_mismatch' },
  { name: 'ExpiredCodeException', reason: 'code_used' },
  { name: 'InvalidPasswordException', reason: 'password_invalid' },
  // Disabled, without a password yet, or without a verified address for a code.
  { name: 'NotAuthorizedException', reason: 'invalid_request' },
  { name: 'InvalidParameterException', reason: 'invalid_request' },
  { name: 'UserNotConfirmedException', reason: 'invalid_request' },
  { name: 'NetworkError', reason: 'unreachable' },
];

/** Reason of a refused sign-in, from an error of the identity service. */
export const refusalReason = (error: unknown): RefusalReason => reasonIn(REFUSALS, error) ?? 'unexpected';

/** Reason of a refused account change. */
export const accountRefusal = (error: unknown): AccountRefusal => reasonIn(ACCOUNT_REFUSALS, error) ?? 'unexpected';

/** Reason of a refused password recovery. */
export const recoveryRefusal = (error: unknown): RecoveryRefusal => reasonIn(RECOVERY_REFUSALS, error) ?? 'unexpected';

function reasonIn<Reason>(rows: Rows<Reason>, error: unknown): Reason | undefined {
  const { name, code, message } = (typeof error === 'object' && error !== null ? error : {}) as ServiceError;
  const text = typeof message === 'string' ? message : '';
  return rows.find((row) => (row.name === code || row.name === name) && (row.says?.test(text) ?? true))?.reason;
}
