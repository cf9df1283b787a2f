import type { IdentityConfig } from './types.ts';

/**
 * Revokes a refresh token and all its access tokens with one call of the service's public API, without the SDK. The SDK would have to
 * be loaded first, and reads the token from the storage, which another tab may have cleared by then. The call outlives its page.
 * Rejects without a connection.
 */
export const revocation =
  ({ endpoint, clientId }: IdentityConfig) =>
  (token: string): Promise<unknown> =>
    fetch(endpoint, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ ClientId: clientId, Token: token }),
    });
