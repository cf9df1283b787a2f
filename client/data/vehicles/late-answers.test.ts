import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import type { Page } from '../../api/paging.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { note, readAll, readOne } from './late-answers.ts';

const unlocked = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  last_known_state: vehicle.last_known_state && { ...vehicle.last_known_state, armed: false },
});
const fleet = Array.from({ length: 300 }, (_, index) => aVehicle({ id: index + 1 }));
const idsOfUnlocked = (vehicles: readonly Vehicle[]) =>
  vehicles.filter(({ last_known_state }) => last_known_state?.armed === false).map(({ id }) => id);

test('[commerce 4] dates each page of a long list by its own request', async () => {
  const asked = new Map<number, () => void>();
  const reading = readAll(
    ({ offset }) =>
      new Promise<Page<Vehicle>>((resolve) => {
        asked.set(offset, () => resolve({ count: 300, results: fleet.slice(offset, offset + 100) }));
      }),
  );
  note(new Map([[1, unlocked]]));
  // Requested after this change, so the page is as new.
  note(new Map([[150, unlocked]]));
  asked.get(0)?.();
  await expect.poll(() => [...asked.keys()]).toEqual([0, 100, 200]);
  asked.get(100)?.();
  note(new Map([[250, unlocked]]));
  note(new Map([[120, unlocked]]));
  asked.get(200)?.();
  expect(idsOfUnlocked(await reading)).toEqual([1, 120, 250]);
});

test('applies changes in order', async () => {
  const named = (vehicle_name: string) => (vehicle: Vehicle) => ({ ...vehicle, vehicle_name });
  const read = await readOne(async () => {
    note(new Map([[12, named('first')]]));
    note(new Map([[12, (vehicle: Vehicle) => ({ ...vehicle, vehicle_name: `${vehicle.vehicle_name}, second` })]]));
    return aVehicle({ vehicle_name: 'old' });
  });
  expect(read.vehicle_name).toBe('first, second');
});

test('keeps nothing for the next request after a failure', async () => {
  const failing = readOne(async () => {
    note(new Map([[12, unlocked]]));
    throw new Error('cut off');
  });
  await expect(failing).rejects.toThrow('cut off');
  expect(idsOfUnlocked([await readOne(async () => aVehicle())])).toEqual([]);
});
