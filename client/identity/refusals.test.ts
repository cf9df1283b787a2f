import { expect, test } from 'vitest';
import { accountRefusal, recoveryRefusal, refusalReason } from './refusals.ts';

const error = (code: string, message: string) => Object.assign(new Error(message), { code, name: code });

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'incorrect'],
  ['NotAuthorizedException', 'User is disabled.', 'incorrect'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'too_many_tries'],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'challenge_expired'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'unconfirmed'],
  ['PasswordResetRequiredException', 'Password reset required for the user', 'reset_required'],
  ['CodeMismatchException', 'Invalid code or auth state for the user.', 'code_mismatch'],
  ['CodeMismatchException', 'Invalid code received for user', 'code_mismatch'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'code_used'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'too_many_tries'],
  ['TooManyRequestsException', 'Too many requests', 'too_many_tries'],
  ['TooManyFailedAttemptsException', 'Too many failed attempts', 'too_many_tries'],
  ['UserNotFoundException', 'User does not exist.', 'incorrect'],
  ['InvalidParameterException', 'Missing required parameter', 'incorrect'],
  ['NetworkError', 'Network error', 'unreachable'],
  ['InternalErrorException', 'Something', 'unexpected'],
])('[core 8] %s "%s" is %s', (code, message, reason) => {
  expect(refusalReason(error(code, message))).toBe(reason);
});

test("an error that is not the service's is unexpected", () => {
  expect([undefined, null, 'text', new Error('No answer within 10 ms')].map(refusalReason)).toEqual([
    'unexpected',
    'unexpected',
    'unexpected',
    'unexpected',
  ]);
});

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'current_invalid'],
  ['NotAuthorizedException', 'Access Token has been revoked', 'session_over'],
  ['NotAuthorizedException', 'Access Token has expired', 'session_ran_out'],
  ['Error', 'User is not authenticated', 'session_ran_out'],
  ['Error', 'x', 'unexpected'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'too_many_tries'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'too_many_tries'],
  ['TooManyRequestsException', 'Too many requests', 'too_many_tries'],
  ['TooManyFailedAttemptsException', 'Too many failed attempts', 'too_many_tries'],
  ['InvalidPasswordException', 'Password does not conform to policy', 'password_invalid'],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'code_mismatch'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'code_expired'],
  ['NetworkError', 'Network error', 'unreachable'],
  ['InternalErrorException', 'x', 'unexpected'],
])('[core 7] an account change refused with %s (%s) is reported as %s', (code, message, reason) => {
  expect(accountRefusal(error(code, message))).toBe(reason);
});

test.each([
  ['UserNotFoundException', 'Username/client id combination not found.', 'user_not_found'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'limit_exceeded'],
  ['TooManyRequestsException', 'Too many requests', 'limit_exceeded'],
  ['TooManyFailedAttemptsException', 'Too many failed attempts', 'limit_exceeded'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'invalid_request'],
  ['InvalidParameterException', 'Cannot reset password for the user as there is no …', 'invalid_request'],
  ['NotAuthorizedException', 'User password cannot be reset in the current state.', 'invalid_request'],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'code_mismatch'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'code_used'],
  ['InvalidPasswordException', 'Password did not conform with policy', 'password_invalid'],
  ['NetworkError', 'Network error', 'unreachable'],
  ['InternalErrorException', 'Something', 'unexpected'],
])('[core 8] forgotten password: %s "%s" is %s', (code, message, reason) => {
  expect(recoveryRefusal(error(code, message))).toBe(reason);
});
