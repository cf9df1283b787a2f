import { expect, test } from 'vitest';
import { contractOf, type OperationId, operationIds, type PlainRequest } from './contract.ts';
import { operationExamples } from './examples.ts';
import { withBadTypes, withUnknownIds, wrongRequests } from './negative.ts';

const bodyOf = (id: string): unknown => operationExamples.find((one) => one.id === id)?.request[0];

test('puts a wrong type into the body, else the query, else the path', () => {
  expect(withBadTypes('updateVehicle', { params: { vehicleId: 1001 }, body: { vehicle_name: 'Van 12' } })).toEqual({
    params: { vehicleId: 1001 },
    body: { vehicle_name: 7 },
  });
  expect(withBadTypes('listTrips', { params: { deviceKey: 'GG-20417-A7' }, query: { limit: 100 } })).toEqual({
    params: { deviceKey: 'GG-20417-A7' },
    query: { limit: 100, from_date: '?' },
  });
  expect(withBadTypes('getVehicle', { params: { vehicleId: 1001 } })).toEqual({ params: { vehicleId: 'seven' } });
  expect(withBadTypes('validateNext', { query: { next: '/' } })).toEqual({ query: {} });
  expect(withBadTypes('listProducts', {})).toBeNull();
});

test('makes every body of the contract invalid', () => {
  for (const id of operationIds) {
    const schema = contractOf(id).body;
    if (!schema) continue;
    const wrong = withBadTypes(id, { body: bodyOf(id) }) as PlainRequest;
    expect({ id, refused: !schema.safeParse(wrong.body).success }).toEqual({ id, refused: true });
  }
});

test('replaces ids in all places and nothing else', () => {
  expect(
    withUnknownIds({
      query: { limit: 100, vehicle_id: [1001, 1002] },
      body: { email: 'a@b.example', subscriber: 11, vehicles: [{ vehicle: 1001, access_level: 'Read Only' }] },
    }),
  ).toEqual({
    query: { limit: 100, vehicle_id: [2_147_483_646] },
    body: {
      email: 'a@b.example',
      subscriber: 2_147_483_646,
      vehicles: [{ vehicle: 2_147_483_646, access_level: 'Read Only' }],
    },
  });
  expect(withUnknownIds({ query: { limit: 100 } })).toBeNull();
});

test('replaces every id in a path by an unknown one of its format', () => {
  for (const id of operationIds) {
    const { params } = contractOf(id);
    if (!params) continue;
    const names = Object.keys(params.decode);
    const request = withUnknownIds({ params: Object.fromEntries(names.map((name) => [name, 1])) });
    expect({ id, fits: params.schema.safeParse(request?.params).success }).toEqual({ id, fits: true });
  }
});

test('expects 404 for an unknown id, or an empty list of a filter', () => {
  const expected = (id: OperationId, request: PlainRequest) =>
    wrongRequests(id, request, false).find((wrong) => wrong.case === 'unknown id')?.expected;
  expect(expected('getVehicle', { params: { vehicleId: 1001 } })).toBe(404);
  expect(expected('listDevices', { query: { device_key: 'GG-20417-A7' } })).toBeNull();
});

test('sends an unsupported method once per path, by its first operation', () => {
  const paths = new Set(operationIds.map((id) => contractOf(id).path));
  const asking = operationIds.filter((id) =>
    wrongRequests(id, { body: {} }, true).some((wrong) => wrong.case === 'wrong method'),
  );
  expect(asking.map((id) => contractOf(id).path)).toEqual([...paths]);
  expect(wrongRequests('getCard', {}, true).find((wrong) => wrong.case === 'wrong method')).toMatchObject({
    method: 'put',
    expected: 405,
  });
});

test('omits the token only for operations that need one', () => {
  expect(wrongRequests('listOutages', {}, false)).toEqual([]);
  expect(wrongRequests('listProducts', {}, false).map((wrong) => wrong.case)).toEqual(['no token', 'invalid token']);
});
