import { expect, test } from 'vitest';
import { addressOf } from './client.ts';

test('encodes path parameters and repeats arrays in a query', () => {
  expect(
    addressOf('https://api.example.com', '/api/v1/device/:deviceKey/stream/:streamUUID', {
      params: { deviceKey: 'A/B?', streamUUID: '6f1ed002' },
    }),
  ).toBe('https://api.example.com/api/v1/device/A%2FB%3F/stream/6f1ed002');
  expect(
    addressOf('https://api.example.com', '/api/v1/iot/logs', {
      query: { vehicle_id: [1001, 1002], exclude_failures: true, event: undefined, from_date: '2026-11-21T00:00:00Z' },
    }),
  ).toBe(
    'https://api.example.com/api/v1/iot/logs?vehicle_id=1001&vehicle_id=1002&exclude_failures=true&from_date=2026-11-21T00%3A00%3A00Z',
  );
});
