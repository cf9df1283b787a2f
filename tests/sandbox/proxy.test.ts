import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, type RunningNginx, runNginx } from '../headers/nginx.ts';
import { type RunningPostgres, runPostgres } from '../support/postgres.ts';
import { clusterPrograms } from './cluster.ts';
import { Member } from './member.ts';
import { sandboxSite } from './site.ts';

const programs = clusterPrograms();
if (!programs) console.log('PostgreSQL or nginx is not installed: the example of a sandbox is not run.');

const WORLDS = Array.from({ length: 24 }, (_, index) => `proxied-${index}`);
const DEVICE = '3182041907';

describe.runIf(programs)("the sandbox's nginx example over two processes", () => {
  let postgres: RunningPostgres;
  let nginx: RunningNginx;
  let members: Member[] = [];
  let url = '';

  beforeAll(async () => {
    if (!programs) return;
    postgres = await runPostgres(programs.postgres);
    const database = await postgres.database();
    const options = { flags: ['--require-world', '--trust-proxy'] };
    members = [await Member.start(database, options), await Member.start(database, options)];
    const listen = `127.0.0.1:${await freePort()}`;
    const addresses = members.map(({ port }) => `127.0.0.1:${port}`);
    nginx = await runNginx(programs.nginx, sandboxSite({ listen, members: addresses }));
    url = `http://${listen}`;
    for (const id of WORLDS) expect((await send('POST', '/__mock/worlds', {}, { id })).status).toBe(201);
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const member of members) {
      await member.end('SIGKILL');
      member.close();
    }
    await postgres?.stop();
  });

  const send = (method: string, place: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(`${url}${place}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const inWorld = (id: string) => ({ 'x-mock-world': id });

  /** A metric of each process. */
  const metricOf = (name: string) =>
    Promise.all(
      members.map(async (member) => {
        const { body } = await member.ask('GET', '/__mock/metrics', null);
        return Number(
          body
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.slice(name.length) ?? 0,
        );
      }),
    );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

  /** The process that answers for a world now. */
  async function memberOf(world: string): Promise<Member> {
    const name = 'waymark_mock_requests_total{operation="GET /outbox",status="200"}';
    const before = await metricOf(name);
    await send('GET', '/__mock/outbox', inWorld(world));
    const counts = await metricOf(name);
    return members[counts.findIndex((count, index) => count > (before[index] ?? 0))] as Member;
  }

  test('worlds are spread, and each stays with its process, wherever a request names it', async () => {
    for (const id of WORLDS) expect((await send('GET', '/__mock/clock', inWorld(id))).status).toBe(200);
    const held = await metricOf('waymark_mock_worlds_held');
    expect(Math.min(...held)).toBeGreaterThanOrEqual(1);
    const takes = await metricOf('waymark_mock_takes_total');
    for (const id of WORLDS) {
      await send('GET', `/__mock/worlds/${id}`);
      await send('GET', `/__mock/worlds/${id}/snapshot`, inWorld('proxied-0'));
      await send('GET', '/api/outage', { cookie: `other=1; mock_world=${id}` });
      await send('GET', '/api/outage', { ...inWorld(id), cookie: 'mock_world=proxied-0' });
    }
    expect(await metricOf('waymark_mock_takes_total')).toEqual(takes);
  });

  test('writes succeed through the other process while one is killed', async () => {
    const [first] = members as [Member];
    await first.end('SIGKILL');
    const rule = { effect: { status: 500 }, operation: 'getArticle' };
    const statuses = await Promise.all(
      WORLDS.map(async (id) => (await send('POST', '/__mock/faults', inWorld(id), rule)).status),
    );
    expect(statuses).toEqual(WORLDS.map(() => 201));
    await first.start();
    // nginx comes back to it, and it takes its worlds over.
    while ((await metricOf('waymark_mock_takes_total'))[0] === 0) {
      for (const id of WORLDS) expect((await send('GET', '/__mock/faults', inWorld(id))).status).toBe(200);
      await wait(100);
    }
    for (const id of WORLDS) {
      expect(await (await send('GET', '/__mock/faults', inWorld(id))).json()).toHaveLength(1);
    }
  });

  test('a command whose process ends is not sent again, and a read is', async () => {
    const world = inWorld('proxied-0');
    const slow = async (operation: string) => {
      await send('DELETE', '/__mock/faults', world);
      await send('POST', '/__mock/faults', world, { operation, effect: { latency_ms: 2_000 } });
    };
    const isUnderWay = async () => {
      for (;;) {
        const [rule] = (await (await send('GET', '/__mock/faults', world)).json()) as { fired: number }[];
        if (rule && rule.fired > 0) return;
        await wait(20);
      }
    };
    const { access_token: token } = (await (
      await send('POST', '/__mock/token', world, { persona: 'owner' })
    ).json()) as { access_token: string };
    const signedIn = { ...world, authorization: `Bearer ${token}`, 'x-access-token': token };
    const rows = async () => {
      const { rows } = (await (await send('GET', '/__mock/worlds/proxied-0')).json()) as { rows: { commands: number } };
      return rows.commands;
    };

    await slow('sendCommand');
    const before = await rows();
    const command = send('POST', '/api/iot/send-command', signedIn, { deviceKey: DEVICE, command: 'arm' }).then(
      () => 'answered',
      () => 'cut',
    );
    await isUnderWay();
    const member = await memberOf('proxied-0');
    await member.end('SIGKILL');
    expect(await command).toBe('cut');
    expect(await rows()).toBe(before);
    await member.start();

    await slow('listVehicles');
    const read = send('GET', '/api/v1/vehicle', signedIn);
    await isUnderWay();
    const reader = await memberOf('proxied-0');
    await reader.end('SIGKILL');
    expect((await read).status).toBe(200);
    await reader.start();
  });

  test('the id of a request is that of nginx, which a caller cannot choose', async () => {
    const { headers } = await send('GET', '/__mock/health', { 'x-request-id': 'chosen-by-the-caller' });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('an answer has the time of its world', async () => {
    const now = '2027-03-01T12:00:00.000Z';
    await send('POST', '/__mock/clock', inWorld('proxied-1'), { now, frozen: true });
    const { headers } = await send('GET', '/api/outage', inWorld('proxied-1'));
    expect(headers.get('date')).toBe(new Date(now).toUTCString());
  });

  test('metrics of the processes are not for callers of the sandbox', async () => {
    expect((await send('GET', '/__mock/metrics')).status).toBe(404);
    expect(sum(await metricOf('waymark_mock_worlds'))).toBe(2 * (WORLDS.length + 1));
  });

  test('identity is at the address of the sandbox', async () => {
    const health = (await (await send('GET', '/__mock/health')).json()) as { identity: { endpoint: string } };
    expect(health.identity.endpoint).toBe(`${url}/identity/`);
  });
});
