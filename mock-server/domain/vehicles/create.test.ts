import { expect, test } from 'vitest';
import { createMock } from '../../../tests/support/mock.ts';

const mock = createMock();

test('[commerce 5] ids of deleted vehicles are not used again', async () => {
  const world = await mock.world();
  const send = await mock.as(world, 'owner-new');
  const add = async (device_key: string) => {
    const answer = await send('POST', '/api/v1/vehicle', { subscriber_id: 61, device_key, vehicle_name: 'Van' });
    return (answer.body as { id: number }).id;
  };
  const first = await add('3199900028');
  const second = await add('3199900011');
  world.tables.vehicles.delete(first);
  world.tables.vehicles.delete(second);
  expect([first, second, await add('3199900028')]).toEqual([900_001, 900_002, 900_003]);
});
