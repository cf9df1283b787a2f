import type { IdentityConfig } from './types.ts';

export type Renewed = { access: string; id: string; refresh: string | undefined };
/** `refused`: the service ended the session. */
export type Renewal = Renewed | 'refused';

/** Errors that end the session. All others (an outage, a proxy's page, too many requests) are temporary failures. */
const ENDS = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'ResourceNotFoundException',
]);
/** How long a page waits for new tokens. */
const LIMIT = 4_000;

type Answer = {
  __type?: string;
  AuthenticationResult?: { AccessToken?: string; IdToken?: string; RefreshToken?: string };
};

/**
 * Renews tokens with one call of the service's public API, without the SDK. The SDK retries for 6.5 s, writes tokens that arrive
 * after a logout, and would have to be loaded first. Rejects on any failure of the service.
 */
export const renewal =
  ({ endpoint, clientId }: IdentityConfig) =>
  async (token: string, deviceKey: string | null): Promise<Renewal> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), LIMIT);
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        signal: limit.signal,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        },
        body: JSON.stringify({
          ClientId: clientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: token, ...(deviceKey !== null && { DEVICE_KEY: deviceKey }) },
        }),
      });
      const { __type: error = '', AuthenticationResult } = (await response.json()) as Answer;
      if (response.status === 400 && ENDS.has(error.split('#').at(-1) ?? '')) return 'refused';
      const { AccessToken, IdToken, RefreshToken } = AuthenticationResult ?? {};
      if (!response.ok || !AccessToken || !IdToken) throw new Error(`Renewal answered ${response.status}`);
      return { access: AccessToken, id: IdToken, refresh: RefreshToken };
    } finally {
      clearTimeout(timer);
    }
  };
