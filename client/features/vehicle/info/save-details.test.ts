import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/errors.ts';
import { aVehicle } from '../../../rules/vehicle/vehicle.fixture.ts';
import { type SentDetails } from './details.ts';
import { MileageNotSet, saveDetails } from './save-details.ts';

const VEHICLE = aVehicle({ vin: null, image: '/media/images/1' });
const KNOWN = { vehicle: VEHICLE, mileage: 31_200 };
const UNREACHABLE = new ApiError({ kind: 'device-unreachable', status: 424, message: 'no answer' });

const sent = (changes: Partial<SentDetails> = {}): SentDetails => ({
  image: undefined,
  vehicle_name: 'Van 12',
  vehicle_make: 'Ford',
  vehicle_model: 'Transit 250',
  vehicle_year: 2023,
  license_plate: null,
  vin: null,
  preferred_dealer: null,
  mileage: 31_200,
  ...changes,
});
const calls = () => ({
  update: vi.fn(async (changes: object) => ({ ...VEHICLE, ...changes })),
  setMileage: vi.fn(async (_miles: number) => undefined),
});

test('does not send unchanged values', async () => {
  const { update, setMileage } = calls();
  expect(await saveDetails(sent(), KNOWN, 'imperial', { update, setMileage })).toBeNull();
  expect(update).not.toHaveBeenCalled();
  expect(setMileage).not.toHaveBeenCalled();
});

test('[commerce 7] one save sends the changes of the vehicle, then the mileage in miles', async () => {
  const { update, setMileage } = calls();
  const order: string[] = [];
  update.mockImplementationOnce(async (changes) => {
    order.push('update');
    return { ...VEHICLE, ...changes };
  });
  setMileage.mockImplementationOnce(async () => void order.push('mileage'));
  const changed = sent({ vehicle_name: 'North van', vehicle_model: null, image: null, mileage: 50_000 });
  const known = await saveDetails(changed, KNOWN, 'metric', { update, setMileage });
  expect(update.mock.calls).toEqual([[{ vehicle_name: 'North van', vehicle_model: null, image: null }]]);
  expect(setMileage.mock.calls).toEqual([[31_068.6]]);
  expect(order).toEqual(['update', 'mileage']);
  expect(known).toMatchObject({ vehicle: { vehicle_name: 'North van' }, mileage: 50_000 });
});

test('[commerce 8] does not send the mileage if the vehicle is refused', async () => {
  const { update, setMileage } = calls();
  update.mockRejectedValueOnce(UNREACHABLE);
  const save = saveDetails(sent({ vin: '1FTBR1C80PKA04217', mileage: 1 }), KNOWN, 'imperial', { update, setMileage });
  await expect(save).rejects.toBe(UNREACHABLE);
  expect(setMileage).not.toHaveBeenCalled();
});

test('[commerce 8] a failed mileage reports the vehicle that was saved before', async () => {
  const { update, setMileage } = calls();
  setMileage.mockRejectedValue(UNREACHABLE);
  const both = await saveDetails(sent({ vehicle_name: 'North van', mileage: 1 }), KNOWN, 'imperial', {
    update,
    setMileage,
  }).catch((failure: unknown) => failure);
  expect(both).toBeInstanceOf(MileageNotSet);
  expect(both).toMatchObject({ cause: UNREACHABLE, saved: { vehicle_name: 'North van' } });
  const alone = saveDetails(sent({ mileage: 1 }), KNOWN, 'imperial', { update, setMileage });
  await expect(alone).rejects.toMatchObject({ name: 'MileageNotSet', saved: null });
});

test('[commerce 5] sends a mileage of 0, but not an empty one that was unknown', async () => {
  const { update, setMileage } = calls();
  await saveDetails(sent({ mileage: 0 }), KNOWN, 'imperial', { update, setMileage });
  expect(setMileage).toHaveBeenCalledWith(0);
  const nothing = saveDetails(sent({ mileage: null }), { ...KNOWN, mileage: null }, 'imperial', { update, setMileage });
  expect(await nothing).toBeNull();
});
