import type { IdentityConfig } from './types.ts';

/**
 * Revokes a refresh token and all access tokens that came of it: one call of the service's public interface, without the SDK.
 * That looks for the token in the storage, where another tab may have emptied it by then, and would have to be loaded first.
 * The call outlives its page. Rejects without a connection.
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
