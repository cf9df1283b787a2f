import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlOperations } from '../control/table.ts';
import { createMock } from './index.ts';
import { createMcpServer } from './mcp.ts';
import type { Mock } from './types.ts';

let mock: Mock;
let client: Client;

beforeAll(async () => {
  mock = await createMock();
  client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer(mock.fetch, '1.2.3').connect(theirs);
  await client.connect(ours);
});
afterAll(() => client.close());

async function answerOf(name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [{ text = '' } = {}] = content as { text?: string }[];
  return { text, isError };
}
const json = async <T>(name: string, given?: Record<string, unknown>) =>
  JSON.parse((await answerOf(name, given)).text) as T;

test('has a tool for every call of the control API, and one for the API itself', async () => {
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(controlOperations.length + 1);
  const journal = tools.find(({ name }) => name === 'getJournal');
  expect(Object.keys(journal?.inputSchema.properties ?? {})).toEqual([
    'world',
    'operation',
    'caller',
    'status',
    'since',
    'after',
    'wait',
  ]);
  expect(tools.find(({ name }) => name === 'postToken')?.inputSchema.required).toEqual(['body']);
  expect(tools.find(({ name }) => name === 'deleteWorldsById')).toMatchObject({
    inputSchema: { required: ['id'] },
    annotations: { readOnlyHint: false, destructiveHint: true },
  });
  expect(client.getServerVersion()).toMatchObject({ name: 'waymark-mock', version: '1.2.3' });
});

test('sets up a world, acts in it, looks and removes it', async () => {
  const { id: world } = await json<{ id: string }>('postWorlds', { body: { now: '2026-11-21T12:00:00Z' } });
  await answerOf('postFaults', { world, body: { operation: 'sendCommand', times: 1, effect: { unreachable: true } } });
  const lock = {
    world,
    persona: 'owner',
    method: 'POST',
    path: '/api/iot/send-command',
    body: { deviceKey: '3182041907', command: 'arm' },
  };
  expect((await answerOf('callApi', lock)).text).toMatch(/^424\n/);
  expect((await answerOf('callApi', lock)).text).toMatch(/^200\n/);
  const calls = await json<object[]>('getJournal', { world, operation: 'sendCommand', status: 424, wait: 1 });
  expect(calls).toMatchObject([{ caller: 'riley.kowalski@waymark.example', request_body: { command: 'arm' } }]);
  await answerOf('postClock', { world, body: { advance_ms: 3_600_000, frozen: true } });
  expect(await json('getClock', { world })).toMatchObject({
    frozen: true,
    now: expect.stringMatching(/T13:/) as string,
  });
  expect((await json<object[]>('getOutbox', { world })).length).toBeGreaterThan(0);
  expect(await answerOf('deleteWorldsById', { id: world })).toEqual({ text: 'Done.', isError: false });
  expect(await answerOf('getClock', { world })).toMatchObject({
    isError: true,
    text: expect.stringContaining('404') as string,
  });
});

test('says what is wrong instead of failing', async () => {
  expect(await answerOf('postToken', { body: { persona: 'nobody' } })).toMatchObject({ isError: true });
  const refused = await answerOf('getJournal', { wait: '99' });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('Must be at most 30') as string });
  expect(await answerOf('nothing')).toEqual({ text: 'There is no tool nothing.', isError: true });
  const outside = { method: 'GET', path: '/__mock/worlds' };
  expect(await answerOf('callApi', outside)).toEqual({ text: 'path has to begin with /api/.', isError: true });
  expect(await answerOf('callApi', { persona: 'nobody', method: 'GET', path: '/api/v1/vehicle' })).toMatchObject({
    isError: true,
  });
});

test('cuts an answer that is too long for a model', async () => {
  const { text } = await answerOf('callApi', {
    persona: 'owner-fleet',
    method: 'GET',
    path: '/api/v1/vehicle?limit=100',
  });
  expect(text.length).toBeLessThan(51_000);
  expect(text).toMatch(/… \(cut: \d+ characters, ask for less\)$/);
});

test('offers the guide of the mock that it reaches', async () => {
  const { resources } = await client.listResources();
  const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' });
  expect(contents).toMatchObject([{ text: expect.stringMatching(/^# Waymark mock\n/) as string }]);
});
