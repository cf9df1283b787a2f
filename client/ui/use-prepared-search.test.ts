import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Vehicle } from '../api/model.ts';
import { search, wordsOf } from '../rules/vehicle/search.ts';
import { aVehicle } from '../rules/vehicle/vehicle.fixture.ts';
import { prepareWhenIdle } from './use-prepared-search.ts';

let idle = new Map<number, () => void>();
beforeEach(() => {
  idle = new Map();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.set(idle.size, work).size - 1);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.set(handle, () => {}));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fleet, and how many of its vehicles were read for a search. */
function counted(count: number): { fleet: Vehicle[]; read: () => number } {
  let read = 0;
  const fleet = Array.from({ length: count }, (_, id) =>
    Object.defineProperty(aVehicle({ id }), 'vehicle_name', {
      get: () => {
        read += 1;
        return `Van ${id}`;
      },
    }),
  );
  return { fleet, read: () => read };
}

test('[core 2.1] prepares a search in steps of 500 vehicles, each when the browser is idle', () => {
  const { fleet, read } = counted(1_200);
  prepareWhenIdle(fleet);
  expect(read()).toBe(0);
  for (const [at, sofar] of [500, 1_000, 1_200].entries()) {
    idle.get(at)?.();
    expect(read()).toBe(sofar);
  }
  expect(idle.size).toBe(3);
});

test('[core 2.1] reads no vehicle again for the first key of a prepared search', () => {
  const { fleet, read } = counted(3);
  prepareWhenIdle(fleet);
  idle.get(0)?.();
  expect(search(fleet, wordsOf('van 2'), (vehicle) => vehicle)).toHaveLength(1);
  expect(read()).toBe(3);
});

test('[core 2.1] stops to prepare a list that is replaced', () => {
  const { fleet, read } = counted(1_200);
  const stop = prepareWhenIdle(fleet);
  idle.get(0)?.();
  stop();
  idle.get(1)?.();
  expect(read()).toBe(500);
});
