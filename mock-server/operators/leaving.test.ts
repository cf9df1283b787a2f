import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type MockProcess, startMockProcess } from '../../tests/support/mock-process.ts';

let mock: MockProcess | undefined;
afterEach(async () => {
  mock?.kill('SIGKILL');
  await mock?.ended;
});

const DASH_CAM = '3182041907';

async function start(...args: string[]): Promise<MockProcess> {
  mock = await startMockProcess(args);
  return mock;
}

async function send(url: string, place: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as never };
}

const statusOf = async (url: string, place: string): Promise<number | null> => {
  try {
    // A new connection each time, as from a proxy.
    return (await fetch(`${url}${place}`, { headers: { connection: 'close' } })).status;
  } catch {
    return null;
  }
};

/** Asks until the answer is this one. */
async function until(url: string, place: string, status: number | null): Promise<void> {
  while ((await statusOf(url, place)) !== status) await wait(20);
}

/** Resolves when the fault rule delays the command. */
async function isUnderWay(url: string): Promise<void> {
  for (;;) {
    const [rule] = (await (await fetch(`${url}/__mock/faults`)).json()) as { fired: number }[];
    if (rule && rule.fired > 0) return;
    await wait(20);
  }
}

test('SIGTERM: not ready at once, answers for the grace, then the command under way, and ends with code 0', async () => {
  const { url, kill, ended } = await start('--leave-after', '1', '--pace', '0');
  await send(url, '/__mock/faults', { operation: 'sendCommand', effect: { latency_ms: 3_000 } });
  const { body } = await send(url, '/__mock/token', { persona: 'owner' });
  const token = { 'x-access-token': (body as { access_token: string }).access_token };
  expect(await statusOf(url, '/__mock/ready')).toBe(204);
  const unlocked = send(url, '/api/iot/send-command', { deviceKey: DASH_CAM, command: 'arm' }, token);
  await isUnderWay(url);
  kill('SIGTERM');
  await until(url, '/__mock/ready', 503);
  const [ready, health] = await Promise.all([fetch(`${url}/__mock/ready`), fetch(`${url}/__mock/health`)]);
  expect([await ready.json(), health.status]).toEqual([
    { detail: 'This process is about to end.', code: 'LEAVING' },
    200,
  ]);
  expect((await send(url, '/__mock/clock', {})).status).toBe(200);
  await until(url, '/__mock/health', null);
  expect(await unlocked).toMatchObject({ status: 200, body: { parsed: { command_success: true } } });
  expect(await ended).toBe(0);
});

test('SIGTERM does not wait for connections without a request', async () => {
  const { url, kill, ended } = await start();
  const idle = connect(Number(new URL(url).port), '127.0.0.1');
  await once(idle, 'connect');
  await fetch(`${url}/__mock/health`);
  kill('SIGTERM');
  expect(await Promise.race([ended, wait(10_000).then(() => 'late')])).toBe(0);
  idle.destroy();
});

test('SIGINT ends at once', async () => {
  const { kill, ended, url } = await start('--leave-after', '600');
  await fetch(`${url}/__mock/health`);
  kill('SIGINT');
  expect(await ended).toBe(0);
});
