// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE } from '../../rules/time/duration.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { lookAtAccess } from '../access-changes.ts';
import { useEndOfAccess } from './use-end-of-access.ts';

const END = Date.parse('2026-11-21T15:50:00Z');
const user = { vehicle_access: [{ vehicle: 1003, access_end: '2026-11-21T15:50:00Z' }] };

vi.mock('../access-changes.ts', () => ({ lookAtAccess: vi.fn() }));
vi.mock('../../state/session.ts', () => ({ useUser: () => user }));

afterEach(() => void vi.useRealTimers());

function Page() {
  useEndOfAccess(aVehicle({ id: 1003, isShared: true }));
  return null;
}

async function openAt(at: number): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: at });
  vi.mocked(lookAtAccess).mockClear();
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
}

test('[commerce 6] reads the access once when its time is over while the page is open', async () => {
  await openAt(END - 2 * MINUTE);
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE - 1));
  expect(lookAtAccess).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE));
  expect(lookAtAccess).toHaveBeenCalledOnce();
});

test('[commerce 6] an access that was over before is not read again', async () => {
  await openAt(END + MINUTE);
  await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE));
  expect(lookAtAccess).not.toHaveBeenCalled();
});
