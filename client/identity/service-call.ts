import type { IdentityConfig } from './types.ts';

/** One call of the service's public API, for what an SDK cannot do. Rejects with the service's error, as an SDK does. */
export const serviceCall =
  ({ endpoint }: IdentityConfig) =>
  async (operation: string, body: object): Promise<unknown> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw Object.assign(new Error('No connection', { cause: error }), { name: 'NetworkError' });
    });
    const answer = (await response.json()) as object;
    if (response.ok) return answer;
    const { __type: type = 'UnknownError', message } = answer as { __type?: string; message?: string };
    throw Object.assign(new Error(message), { name: type.split('#').at(-1) });
  };
