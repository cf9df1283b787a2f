import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from './live-state.ts';
import { runAction } from './run-action.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[core 4] a command that was taken back shows neither success nor failure', async () => {
  const told: LiveEvent[] = [];
  await runAction(
    'alarm',
    async () => 'canceled',
    (event) => told.push(event),
  );
  expect(told).toEqual([
    { type: 'action_sent', action: 'alarm' },
    { type: 'action_shown', action: 'alarm' },
  ]);
});

test.each([
  ['success', true, 1_399],
  ['failure', false, 2_499],
])('[core 9] the icon of a %s shows for its time', async (_what, isDone, almost) => {
  const told: LiveEvent[] = [];
  await runAction(
    'snapshot',
    async () => ({ isDone }),
    (event) => told.push(event),
  );
  const ended: LiveEvent[] = [
    { type: 'action_sent', action: 'snapshot' },
    { type: 'action_ended', action: 'snapshot', isDone },
  ];
  vi.advanceTimersByTime(almost);
  expect(told).toEqual(ended);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([...ended, { type: 'action_shown', action: 'snapshot' }]);
});
