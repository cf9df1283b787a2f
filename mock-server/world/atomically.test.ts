import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();

test('rolls back changes after an error, including cached lookups', async () => {
  const world = await mock.world();
  const { vehicles, users } = world.tables;
  vehicles.update(1002, { vehicle_name: 'Before' });
  const before = world.snapshot();
  expect(() =>
    world.atomically(() => {
      vehicles.update(1002, { vehicle_name: 'One' });
      vehicles.update(1002, { vehicle_name: 'Two' });
      vehicles.delete(1001);
      users.put({ ...users.get(101)!, id: 900_001 });
      world.random.next();
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(world.snapshot()).toEqual(before);
  expect(vehicles.get(1002)?.vehicle_name).toBe('Before');
  expect(vehicles.by('vehicle_name', 'Two')).toEqual([]);
  expect(world.atomically(() => vehicles.update(1002, { vehicle_name: 'After' })).vehicle_name).toBe('After');
});
