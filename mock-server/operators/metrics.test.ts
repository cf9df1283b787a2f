import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.node.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ port: 0, pace: 0, metrics: true, requireWorld: true, limit: 2 });
});
afterEach(() => server.close());

const ask = (method: string, place: string, headers: Record<string, string> = {}, body?: object) =>
  fetch(`${server.url}${place}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Samples of the mock by name and labels. */
async function samples(): Promise<Map<string, string>> {
  const response = await ask('GET', '/__mock/metrics');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]));
}
const WORLD = { 'x-mock-world': 'default' };

describe('metrics', () => {
  test('count requests by operation and status, whatever their addresses contain', async () => {
    await ask('GET', '/api/v1/vehicle', WORLD);
    await ask('GET', '/api/v1/vehicle/1001', WORLD);
    await ask('GET', '/api/v1/vehicle/1002?x=y', WORLD);
    await ask('GET', '/api/v1/secret-place', WORLD);
    await ask('POST', '/identity/', { ...WORLD, 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' }, {});
    await ask('POST', '/identity/', { ...WORLD, 'x-amz-target': 'Service.SecretOperation' }, {});
    await ask('GET', '/__mock/worlds/secret-world');
    await ask('GET', '/__mock/secret-call');
    await ask('GET', '/media/secret', WORLD);
    await ask('GET', '/map/outskirts.json');
    await ask('GET', '/secret-page');
    const found = await samples();
    const requests = [...found].filter(([name]) => name.startsWith('waymark_mock_requests_total'));
    expect(Object.fromEntries(requests)).toEqual({
      'waymark_mock_requests_total{operation="listVehicles",status="401"}': '1',
      'waymark_mock_requests_total{operation="getVehicle",status="401"}': '2',
      'waymark_mock_requests_total{operation="api",status="404"}': '1',
      'waymark_mock_requests_total{operation="InitiateAuth",status="400"}': '1',
      'waymark_mock_requests_total{operation="identity",status="400"}': '1',
      'waymark_mock_requests_total{operation="GET /worlds/:id",status="404"}': '1',
      'waymark_mock_requests_total{operation="__mock",status="404"}': '1',
      'waymark_mock_requests_total{operation="media",status="404"}': '1',
      'waymark_mock_requests_total{operation="map",status="200"}': '1',
      'waymark_mock_requests_total{operation="static",status="404"}': '1',
    });
    expect(found.get('waymark_mock_request_duration_seconds_count{operation="getVehicle"}')).toBe('2');
    expect([...found.keys()].join('\n')).not.toMatch(/secret/i);
  });

  test('count worlds, refusals and limits', async () => {
    await ask('GET', '/api/v1/vehicle');
    await ask('POST', '/__mock/worlds', {}, { id: 'one' });
    await ask('POST', '/__mock/worlds', {}, { id: 'two' });
    const found = await samples();
    const value = (name: string) => found.get(`waymark_mock_${name}`);
    expect([value('worlds'), value('worlds_held')]).toEqual(['2', '2']);
    expect(value('refused_total{code="WORLD_REQUIRED"}')).toBe('1');
    expect(value('refused_total{code="TOO_MANY_WORLDS"}')).toBe('1');
    expect(value('limited_total{limit="worlds",team="none"}')).toBe('1');
    expect([value('takes_total'), value('commits_total'), value('shared_commits_total')]).toEqual(['0', '0', '0']);
    expect(found.has('process_resident_memory_bytes')).toBe(true);
  });

  test('count a connection that ended without an answer', async () => {
    await ask('POST', '/__mock/faults', WORLD, { operation: 'listOutages', effect: { drop: true } });
    await expect(ask('GET', '/api/outage', WORLD)).rejects.toThrow();
    expect((await samples()).get('waymark_mock_requests_total{operation="listOutages",status="aborted"}')).toBe('1');
  });
});

test('a server without metrics has none', async () => {
  const quiet = await startServer({ port: 0 });
  const { status } = await fetch(`${quiet.url}/__mock/metrics`);
  await quiet.close();
  expect(status).toBe(404);
});
