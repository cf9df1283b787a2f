import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from './live-state.ts';
import { runAction } from './run-action.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[core 4] a canceled command shows neither success nor failure', async () => {
  const events: LiveEvent[] = [];
  await runAction(
    'alarm',
    async () => ({ outcome: 'canceled' }),
    (event) => events.push(event),
  );
  expect(events).toEqual([
    { type: 'action_sent', action: 'alarm' },
    { type: 'action_shown', action: 'alarm' },
  ]);
});

test.each([
  ['success', 'done', 1_399],
  ['failure', 'unanswered', 2_499],
] as const)('[core 9] shows the icon of a %s for its documented time', async (_what, outcome, almost) => {
  const events: LiveEvent[] = [];
  await runAction(
    'snapshot',
    async () => ({ outcome }),
    (event) => events.push(event),
  );
  const ended: LiveEvent[] = [
    { type: 'action_sent', action: 'snapshot' },
    { type: 'action_ended', action: 'snapshot', outcome },
  ];
  vi.advanceTimersByTime(almost);
  expect(events).toEqual(ended);
  vi.advanceTimersByTime(1);
  expect(events).toEqual([...ended, { type: 'action_shown', action: 'snapshot' }]);
});
