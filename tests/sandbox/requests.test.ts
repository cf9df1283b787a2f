import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../mock-server/app.ts';
import { assets } from '../../mock-server/repository.node.ts';
import { openSandbox, type Sandbox } from '../../mock-server/sandbox/open.node.ts';
import { createSeeds } from '../../mock-server/seeds/seeds.ts';
import { createTelemetry } from '../../mock-server/telemetry/telemetry.ts';
import { findPostgres, type RunningPostgres, runPostgres } from '../support/postgres.ts';

const programs = findPostgres();
const OBEDIENT = '3182041907';
const ARM = { deviceKey: OBEDIENT, command: 'arm' };
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

type Process = Sandbox & { app: ReturnType<typeof createApp> };
type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

describe.runIf(programs)('requests to two processes', () => {
  let postgres: RunningPostgres;
  let one: Process;
  let two: Process;
  let token = '';
  /** Runs while the first process waits for a device or a fault rule. */
  let duringWait: () => Promise<void>;

  beforeAll(async () => {
    postgres = await runPostgres(programs as string);
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    const url = await postgres.database();
    duringWait = () => Promise.resolve();
    one = await open(url, () => {
      const once = duringWait;
      duringWait = () => Promise.resolve();
      return once();
    });
    two = await open(url, () => Promise.resolve());
    await send(two, 'POST', '/__mock/worlds', { id: 'w' });
    token = String((await send(two, 'POST', '/__mock/token', { persona: 'owner' })).body['access_token']);
  });
  afterEach(async () => {
    for (const { close } of [one, two]) await close();
  });

  async function open(url: string, wait: (ms: number) => Promise<void>): Promise<Process> {
    const sandbox = await openSandbox({ url, createSeeds, fixtures: 'same', notice: () => undefined });
    const app = createApp({
      ...sandbox,
      host: { now: Date.now, wait },
      telemetry: createTelemetry(assets.streets, assets.addressAt, null),
      assets,
      version: 'test',
      pace: 1,
    });
    return { ...sandbox, app };
  }

  async function send({ app }: Process, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await app.request(path, {
      method,
      headers: {
        'x-mock-world': 'w',
        ...(!path.startsWith('/__mock') && { origin: 'https://app.example' }),
        ...(token && path.startsWith('/api') && { authorization: `Bearer ${token}`, 'x-access-token': token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      body: (isJson ? JSON.parse(text) : { text }) as Answer['body'],
      headers: answer.headers,
    };
  }

  const commandsOf = async (process: Process): Promise<number> => {
    const world = await process.worlds.enter('w');
    return [...(world?.tables.commands.own.values() ?? [])].length;
  };
  const control = (process: Process, method: string, path: string, body?: object) =>
    process.app.request(`/__mock${path}`, {
      method,
      headers: { 'x-mock-world': 'w', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  test('[core 2.7] a command that waited for its device while the other process took the world is sent once', async () => {
    const before = await commandsOf(two);
    duringWait = async () => {
      expect((await send(two, 'PATCH', '/api/v1/vehicle/1001', { vehicle_name: 'Taken' })).status).toBe(200);
    };
    expect((await send(one, 'POST', '/api/iot/send-command', ARM)).status).toBe(200);
    expect(await commandsOf(two)).toBe(before + 1);
    expect((await send(one, 'GET', '/api/v1/vehicle/1001')).body['vehicle_name']).toBe('Taken');
  });

  test('[core 2.7] a command has no effect on a world that was reset while it waited', async () => {
    duringWait = async () => {
      expect((await control(two, 'POST', '/reset')).status).toBe(200);
    };
    const { status, body, headers } = await send(one, 'POST', '/api/iot/send-command', ARM);
    expect([status, body['code']]).toEqual([503, 'WORLD_RESET']);
    expect([headers.get('access-control-allow-origin'), headers.get('retry-after')]).toEqual(['*', null]);
    expect(await commandsOf(two)).toBe(0);
  });

  test('[core 8] a session that the other process ended while a request waited is over', async () => {
    duringWait = async () => {
      const answer = await two.app.request('/identity/', {
        method: 'POST',
        headers: {
          'x-mock-world': 'w',
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
        },
        body: JSON.stringify({ AccessToken: token }),
      });
      expect(answer.status).toBe(200);
    };
    const { status, body } = await send(one, 'POST', '/api/iot/send-command', ARM);
    expect([status, body['code']]).toEqual([401, 'TOKEN_REVOKED']);
  });

  test('[core 4] a sign-in that a fault rule delayed goes on in the world of the other process', async () => {
    const rule = { operation: 'identity.renewal', effect: { latency_ms: 700 } };
    expect((await control(one, 'POST', '/faults', rule)).status).toBe(201);
    duringWait = async () => {
      expect((await control(two, 'POST', '/clock', { frozen: true })).status).toBe(200);
    };
    const answer = await one.app.request('/identity/', {
      method: 'POST',
      headers: {
        'x-mock-world': 'w',
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: 'waymark-portal',
        AuthParameters: { REFRESH_TOKEN: 'none' },
      }),
    });
    expect(answer.status).toBe(400);
    expect((await one.worlds.enter('w'))?.clock.frozen).toBe(true);
  });

  test('[core 3] a picture that was uploaded to one process is shown by the other', async () => {
    const { body } = await send(one, 'PATCH', '/api/v1/vehicle/1001', { image: PICTURE });
    const address = String(body['image']);
    const answer = await two.app.request(address, { headers: { 'x-mock-world': 'w' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe('iVBORw0KGgo=');
  });

  test('without the database every part answers that nothing was changed, and the process lives', async () => {
    await postgres.crash();
    const asked = {
      api: await send(one, 'GET', '/api/v1/vehicle'),
      identity: await send(one, 'POST', '/identity/', {}),
      media: await send(one, 'GET', '/media/images/none'),
      control: await send(one, 'GET', '/__mock/faults'),
      ready: await send(one, 'GET', '/__mock/ready'),
      health: await send(one, 'GET', '/__mock/health'),
    };
    await postgres.start();
    const seen = Object.entries(asked).map(([name, { status, body, headers }]) => {
      const { code = null } = body;
      return [name, status, code, headers.get('retry-after')];
    });
    expect(seen).toEqual([
      ['api', 503, 'NO_DATABASE', '1'],
      ['identity', 503, 'NO_DATABASE', '1'],
      ['media', 503, 'NO_DATABASE', '1'],
      ['control', 503, 'NO_DATABASE', '1'],
      ['ready', 503, 'NO_DATABASE', null],
      ['health', 200, null, null],
    ]);
    expect(asked.api.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(asked.health.body['worlds']).toBeNull();
    expect((await send(one, 'GET', '/api/v1/vehicle')).status).toBe(200);
  });
});
