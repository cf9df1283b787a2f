import { expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { readDevice } from './read-device.ts';

test.each(['mileage', 'speeding'] as const)(
  '[commerce 5] a report of %s asks nothing without a device key',
  async (type) => {
    const fetchQuery = vi.spyOn(queryClient, 'fetchQuery');
    const reading = readDevice(type, { id: 1001, device_key: '' }, { from: 0, to: 1 });
    await expect(reading).rejects.toThrow('No Device Keys Provided');
    expect(fetchQuery).not.toHaveBeenCalled();
  },
);
