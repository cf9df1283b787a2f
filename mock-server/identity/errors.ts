/** Every refusal with Cognito's name and wording. The portal and the SDK distinguish some only by the message. */
const REFUSALS = {
  wrongPassword: ['NotAuthorizedException', 'Incorrect username or password.'],
  tooManyTries: ['NotAuthorizedException', 'Password attempts exceeded'],
  disabled: ['NotAuthorizedException', 'User is disabled.'],
  unconfirmed: ['UserNotConfirmedException', 'User is not confirmed.'],
  resetRequired: ['PasswordResetRequiredException', 'Password reset required for the user'],
  wrongSmsCode: ['CodeMismatchException', 'Invalid code or auth state for the user.'],
  wrongAppCode: ['CodeMismatchException', 'Invalid code received for user'],
  wrongAppSetup: ['EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA'],
  sessionExpired: ['NotAuthorizedException', 'Invalid session for the user, session is expired.'],
  sessionInvalid: ['NotAuthorizedException', 'Invalid session for the user.'],
  wrongCode: ['CodeMismatchException', 'Invalid verification code provided, please try again.'],
  codeExpired: ['ExpiredCodeException', 'Invalid code provided, please request a code again.'],
  limit: ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'],
  unknownUser: ['UserNotFoundException', 'Username/client id combination not found.'],
  nothingVerified: [
    'InvalidParameterException',
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  ],
  notResettable: ['NotAuthorizedException', 'User password cannot be reset in the current state.'],
  accessInvalid: ['NotAuthorizedException', 'Invalid Access Token'],
  accessExpired: ['NotAuthorizedException', 'Access Token has expired'],
  accessRevoked: ['NotAuthorizedException', 'Access Token has been revoked'],
  refreshInvalid: ['NotAuthorizedException', 'Invalid Refresh Token'],
  refreshExpired: ['NotAuthorizedException', 'Refresh Token has expired'],
  refreshRevoked: ['NotAuthorizedException', 'Refresh Token has been revoked'],
  unknownDevice: ['ResourceNotFoundException', 'Device does not exist.'],
  notWritable: ['NotAuthorizedException', 'A client attempted to write unauthorized attribute'],
  malformed: ['SerializationException', 'The request is not a JSON object.'],
  tooLarge: ['SerializationException', 'The request is too large.'],
} as const satisfies Record<string, readonly [name: string, message: string]>;

export type Refusal = keyof typeof REFUSALS;

/** Failed request: HTTP 400 with `__type` (the name) and `message`. */
export class IdentityError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export function refuse(refusal: Refusal): IdentityError {
  const [name, message] = REFUSALS[refusal];
  return new IdentityError(name, message);
}

export const invalidParameter = (message: string): IdentityError =>
  new IdentityError('InvalidParameterException', message);
