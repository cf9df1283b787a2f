import { expect, test, vi } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

async function scene() {
  const wait = vi.fn(() => Promise.resolve());
  const mock = createMock({ wait });
  const world = await mock.world();
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'x-mock-world': world.id, ...headers } };
    return (await mock.app.request(path, init)).status;
  };
  const addFault = (rule: object) => post('/__mock/faults', rule, { 'content-type': 'application/json' });
  const ask = (operation: string, body: object) =>
    post('/identity/', body, { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` });
  return { wait, addFault, ask };
}
const RENEWAL = { AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId: 'x', AuthParameters: { REFRESH_TOKEN: 'x' } };
const SIGN_IN = { AuthFlow: 'USER_SRP_AUTH', ClientId: 'x', AuthParameters: { USERNAME: 'x', SRP_A: 'x' } };

test('applies a rule on renewals to both kinds and not to the sign-in', async () => {
  const { addFault, ask, wait } = await scene();
  expect(await addFault({ operation: 'identity.renewal', effect: { status: 503, latency_ms: 700 } })).toBe(201);
  expect(await ask('InitiateAuth', RENEWAL)).toBe(503);
  expect(await ask('GetTokensFromRefreshToken', {})).toBe(503);
  expect(wait.mock.calls).toEqual([[700], [700]]);
  expect(await ask('InitiateAuth', SIGN_IN)).toBe(400);
});

test('cuts a named identity operation as often as the rule says', async () => {
  const { addFault, ask } = await scene();
  await addFault({ operation: 'identity.InitiateAuth', times: 1, effect: { drop: true } });
  expect(await ask('InitiateAuth', RENEWAL)).toBe(400);
  expect(await ask('InitiateAuth', SIGN_IN)).toBe(503);
  expect(await ask('InitiateAuth', SIGN_IN)).toBe(400);
});
