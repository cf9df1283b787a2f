import * as fc from 'fast-check';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { Bench, refusal } from './test-bench.ts';

afterEach(() => vi.unstubAllGlobals());

const OPERATIONS = [
  'InitiateAuth',
  'RespondToAuthChallenge',
  'ConfirmDevice',
  'UpdateDeviceStatus',
  'GetDevice',
  'ForgetDevice',
  'ListDevices',
  'GetUser',
  'RevokeToken',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'ChangePassword',
  'AssociateSoftwareToken',
  'VerifySoftwareToken',
  'SetUserMFAPreference',
  'UpdateUserAttributes',
  'GetUserAttributeVerificationCode',
  'VerifyUserAttribute',
];

const post = (bench: Bench, target: string | null, body: string) => {
  const headers = { ...(target && { 'x-amz-target': target }), origin: 'http://portal.test' };
  return bench.app.request('/', { method: 'POST', headers, body });
};

test.each([
  ['no operation', null, '{}', 'UnknownOperationException'],
  ['an unknown operation', 'AWSCognitoIdentityProviderService.Invent', '{}', 'UnknownOperationException'],
  ['an inherited name', 'AWSCognitoIdentityProviderService.toString', '{}', 'UnknownOperationException'],
  ['no JSON', 'AWSCognitoIdentityProviderService.GetUser', '{', 'SerializationException'],
  ['no body', 'AWSCognitoIdentityProviderService.GetUser', '', 'SerializationException'],
  ['an array', 'AWSCognitoIdentityProviderService.GetUser', '[]', 'InvalidParameterException'],
  ['null', 'AWSCognitoIdentityProviderService.InitiateAuth', 'null', 'InvalidParameterException'],
  ['too much', 'AWSCognitoIdentityProviderService.GetUser', `"${'x'.repeat(65_536)}"`, 'SerializationException'],
])('[core 7] refuses a request with %s like Cognito', async (_, target, body, name) => {
  const response = await post(new Bench(), target, body);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
  expect(response.headers.get('x-amzn-errortype')).toBe(`${name}:`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ __type: name, message: expect.any(String) });
});

test('[core 7] names the missing parameter in a refusal', async () => {
  const bench = new Bench();
  const ClientId = 'waymark-portal';
  expect(await refusal(bench.call('ForgotPassword', { ClientId }))).toBe(
    'InvalidParameterException: Missing or invalid parameter Username',
  );
  const noNumber = { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'a', SRP_A: 'not hex' } };
  expect(await refusal(bench.call('InitiateAuth', noNumber))).toBe(
    'InvalidParameterException: Missing or invalid parameter AuthParameters.SRP_A',
  );
  const zero = { ...noNumber, AuthParameters: { USERNAME: 'a', SRP_A: '0' } };
  expect(await refusal(bench.call('InitiateAuth', zero))).toBe('InvalidParameterException: Invalid SRP_A');
  const plain = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: 'a', PASSWORD: 'b' } };
  expect(await refusal(bench.call('InitiateAuth', plain))).toBe(
    'InvalidParameterException: Missing or invalid parameter AuthFlow',
  );
});

test('[core 7] serves only the client of the pool', async () => {
  const bench = new Bench();
  expect(await refusal(bench.call('ForgotPassword', { ClientId: 'other', Username: 'a' }))).toBe(
    'ResourceNotFoundException: User pool client other does not exist.',
  );
});

test('[core 4] refuses a session that is forged or sealed for another world', async () => {
  const bench = new Bench();
  const answer = (Session: string) =>
    bench.call('RespondToAuthChallenge', {
      ChallengeName: 'SMS_MFA',
      ClientId: 'waymark-portal',
      ChallengeResponses: { USERNAME: 'a', SMS_MFA_CODE: '123456' },
      Session,
    });
  const invalid = 'NotAuthorizedException: Invalid session for the user.';
  expect(await refusal(answer('not base64'))).toBe(invalid);
  expect(await refusal(answer('AAAA'))).toBe(invalid);
  expect(await refusal(answer(btoa('x'.repeat(200))))).toBe(invalid);
});

test("[core 7] sends the world's time to any origin", async () => {
  const bench = new Bench();
  for (const target of ['AWSCognitoIdentityProviderService.GetUser', null]) {
    const { headers } = await post(bench, target, '{}');
    expect(headers.get('date')).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
    expect(headers.get('access-control-expose-headers')).toBe('x-amzn-errortype,x-amzn-requestid,x-request-id,date');
  }
  bench.advance(365 * 24 * 3_600_000);
  const later = await post(bench, null, '{}');
  expect(later.headers.get('date')).toBe('Sun, 21 Nov 2027 12:00:00 GMT');
});

test('[core 7] allows SDK calls from any origin that name a world', async () => {
  const response = await new Bench().app.request('/', {
    method: 'OPTIONS',
    headers: { origin: 'http://portal.test', 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'content-type,x-amz-target,x-amz-user-agent,cache-control,x-mock-key,x-mock-world',
  );
});

test('[core 7] publishes the public key of its pool', async () => {
  const bench = new Bench();
  const response = await bench.app.request('/us-east-1_Waymark01/.well-known/jwks.json');
  expect(await response.json()).toEqual({
    keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig', e: 'AQAB', n: expect.any(String), kid: expect.any(String) }],
  });
  expect((await bench.app.request('/us-east-1_Other/.well-known/jwks.json')).status).toBe(400);
});

test('[core 7] answers at the path it is mounted under', async () => {
  const root = new Hono().route('/identity', new Bench().app);
  const response = await root.request('/identity', { method: 'POST', body: '{}' });
  expect(response.headers.get('x-amzn-errortype')).toBe('UnknownOperationException:');
});

test('[core 7] never fails with a server error, whatever it receives', async () => {
  const bench = new Bench();
  const token = (await bench.signedIn('owner')).getSignInUserSession()?.getAccessToken().getJwtToken();
  const fields = {
    AccessToken: fc.constant(token),
    ClientId: fc.constant('waymark-portal'),
    AuthFlow: fc.constantFrom('USER_SRP_AUTH', 'REFRESH_TOKEN_AUTH'),
    ChallengeName: fc.constantFrom(
      'PASSWORD_VERIFIER',
      'SMS_MFA',
      'SOFTWARE_TOKEN_MFA',
      'DEVICE_SRP_AUTH',
      'SELECT_MFA_TYPE',
    ),
    AuthParameters: fc.dictionary(fc.constantFrom('USERNAME', 'SRP_A', 'REFRESH_TOKEN', 'DEVICE_KEY'), fc.string()),
    ChallengeResponses: fc.dictionary(
      fc.constantFrom('USERNAME', 'SMS_MFA_CODE', 'ANSWER', 'TIMESTAMP', 'PASSWORD_CLAIM_SECRET_BLOCK', 'SRP_A'),
      fc.string(),
    ),
    Session: fc.base64String(),
    Username: fc.string(),
    DeviceKey: fc.string(),
    PaginationToken: fc.string(),
    UserAttributes: fc.array(fc.record({ Name: fc.constantFrom('email', 'phone_number', 'x'), Value: fc.string() })),
    AttributeName: fc.constantFrom('email', 'phone_number', 'given_name'),
    Code: fc.string(),
    UserCode: fc.string(),
    Token: fc.string(),
  };
  const body = fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.jsonValue());
  const request = fc.asyncProperty(fc.constantFrom(...OPERATIONS), body, async (operation, body) => {
    const response = await post(bench, `Service.${operation}`, JSON.stringify(body));
    expect([200, 400]).toContain(response.status);
  });
  await fc.assert(request, { numRuns: 1_000, seed: 2026 });
}, 30_000);
