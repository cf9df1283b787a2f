import { type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from './server.node.ts';

const FOREIGN = 'https://elsewhere.example';
const JSON_TYPE = { 'content-type': 'application/json' };
let server: RunningServer;
let host = '';

beforeAll(async () => {
  server = await startServer({ port: 0, pace: 0, allowedHosts: ['mock.example'] });
  host = new URL(server.url).host;
});
afterAll(() => server.close());

const answered = (sending: ClientRequest) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
  });

/** Sends browser headers that Node's `fetch` forbids. */
function ask(method: string, path: string, headers: Record<string, string>, body = '') {
  const sending = request(`${server.url}${path}`, { method, headers });
  sending.end(body);
  return answered(sending);
}

const worldsOf = async () => {
  const { body } = await ask('GET', '/__mock/worlds', {});
  return (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
};

describe('pages of other sites', () => {
  test.each([
    ['POST', '/__mock/worlds', { origin: FOREIGN }],
    ['POST', '/__mock/reset', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['POST', '/__mock/reset', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' }],
    ['POST', '/__mock/reset', { origin: 'null' }],
    ['POST', '/__mock/scenario', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['DELETE', '/__mock/worlds/default', { origin: FOREIGN }],
    ['GET', '/__mock/personas', { origin: FOREIGN }],
  ])('[core 7] cannot call %s %s of the control API with %j', async (method, path, headers) => {
    const before = await worldsOf();
    expect(await ask(method, path, headers)).toEqual({
      status: 403,
      body: '{"detail":"The control API only answers pages of its own origin."}',
    });
    expect(await worldsOf()).toEqual(before);
  });

  test('[core 7] lets own pages, links and programs call the control API', async () => {
    const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...JSON_TYPE };
    expect((await ask('POST', '/__mock/token', own, '{"persona":"owner"}')).status).toBe(200);
    expect((await ask('POST', '/__mock/token', JSON_TYPE, '{"persona":"owner"}')).status).toBe(200);
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await ask('GET', '/__mock/docs', link)).status).toBe(200);
    expect((await ask('GET', '/__mock/worlds', { 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  test.each(['/__mock/worlds', '/api/outage', '/identity/', '/'])(
    '[core 7] refuses a foreign host name that points to this machine: %s',
    async (path) => {
      expect(await ask('GET', path, { host: `elsewhere.example:${new URL(server.url).port}` })).toEqual({
        status: 403,
        body: expect.stringMatching(/"This host name is not allowed\. Allow it with --allow-host\."/) as string,
      });
    },
  );

  test.each(['mock.example', 'localhost:4010', '[::1]:4010'])('[core 7] allows the host %s', async (name) => {
    expect((await ask('GET', '/__mock/health', { host: name })).status).toBe(200);
  });
});

describe('bodies of unlimited size', () => {
  test.each([
    ['/api/v1/user/register', 413],
    ['/identity/', 400],
    ['/__mock/worlds', 413],
  ])('[core 7] are not read beyond the limit of %s', async (path, status) => {
    // Fault rules on the identity service read the body too.
    const rule = { operation: 'identity.renewal', nth: 1_000, effect: { status: 503 } };
    await ask('POST', '/__mock/faults', JSON_TYPE, JSON.stringify(rule));
    const target = { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' };
    const sending = request(`${server.url}${path}`, { method: 'POST', headers: { ...JSON_TYPE, ...target } });
    const answer = answered(sending);
    let megabytes = 0;
    async function* chunks() {
      for (; megabytes < 300; megabytes++) yield Buffer.alloc(1024 * 1024, ' ');
    }
    // The server closes the connection.
    await pipeline(chunks(), sending).catch(() => undefined);
    expect((await answer).status).toBe(status);
    expect(megabytes).toBeLessThan(150);
  });
});
