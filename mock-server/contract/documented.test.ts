import { describe, expect, test } from 'vitest';
import { documentedResponses } from '../../tests/support/documented.ts';
import { createMock } from '../../tests/support/mock.ts';
import type { ScenarioName } from '../world/scenarios.ts';

const mock = createMock();
type Rows = { count: number; next: string | null; results: Record<string, unknown>[] };

async function owner(scenario: ScenarioName) {
  return mock.as(await mock.world(scenario), 'owner');
}
const trips = '/api/v1/device/trip/GG-20417-A7?from_date=2026-11-20T00:00:00Z&to_date=2026-11-21T23:59:59Z';

describe('[core 3] a world with documented answers only', () => {
  test('sends no assumed field, and at most 40 rows a page', async () => {
    const send = await owner('documented-only');
    const { body } = await send('GET', '/api/v1/iot/logs?from_date=2026-11-20T00:00:00Z&limit=100');
    const { results, next, count } = body as Rows;
    expect(results).toHaveLength(40);
    expect(count).toBeGreaterThan(40);
    expect(next).toContain('limit=40&offset=40');
    expect(results[0]).not.toHaveProperty('id');
    expect(results[0]).not.toHaveProperty('vehicle_name');
    expect(results[19]).toMatchObject({ action: 'unheard_of', added_later: [19] });
  });

  test.each(['documented-only', 'documented-only-b'] as const)(
    '%s answers what the documented schemas accept',
    async (scenario) => {
      const send = await owner(scenario);
      for (const [id, path] of [
        ['listVehicles', '/api/v1/vehicle'],
        ['listDevices', '/api/v1/device'],
        ['listUsers', '/api/v1/user'],
        ['listTrips', trips],
        ['listGeofences', '/api/v1/geofence'],
        ['listPayments', '/api/v1/payments'],
        ['listCards', '/api/v1/card'],
        ['listFilters', '/api/v1/custom-filter'],
      ] as const) {
        const { status, body } = await send('GET', path);
        expect([id, status]).toEqual([id, 200]);
        expect([id, documentedResponses(id)[200]?.safeParse(body).error?.issues ?? []]).toEqual([id, []]);
      }
    },
  );

  test('sends the other documented forms in the second variant', async () => {
    const send = await owner('documented-only-b');
    const [trip] = ((await send('GET', trips)).body as Rows).results as { logs: object[]; end_date?: string }[];
    expect(trip).not.toHaveProperty('end_date');
    expect(trip?.logs[0]).toHaveProperty('create_date');
    expect(trip?.logs[0]).not.toHaveProperty('timestamp');
    const { results } = (await send('GET', '/api/v1/geofence')).body as Rows;
    const radius = results.find(({ type }) => type === 'radius');
    expect(radius?.['coordinates']).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
  });

  test('answers assumed operations like an unknown address, for any caller', async () => {
    const send = await owner('documented-only');
    for (const [method, path, body] of [
      ['GET', '/api/v1/nothing', undefined],
      ['GET', '/api/v1/user/token/subject?token=abc', undefined],
      ['POST', '/api/v1/user/register', {}],
      ['PATCH', '/api/v1/device/3182041907/camera-settings', { is_microphone_enabled: true }],
      ['DELETE', '/api/v1/device/transfer/GG-20417-A7', undefined],
    ] as const) {
      const { status, body: answer } = await send(method, path, body);
      const detail = `No operation has this address: ${method} ${path.replace('?token=abc', '')}`;
      expect([status, answer]).toEqual([404, { detail }]);
    }
  });

  test('states no revision of the service status', async () => {
    expect((await (await owner('documented-only'))('GET', '/api/v1/vehicle')).headers.has('x-service-status')).toBe(
      false,
    );
    expect((await (await owner('default'))('GET', '/api/v1/vehicle')).headers.has('x-service-status')).toBe(true);
  });
});
