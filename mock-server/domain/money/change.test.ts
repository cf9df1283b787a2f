import { expect, test } from 'vitest';
import { changeTo } from './change.ts';
import { current, NOW, plan } from './test-bench.ts';

const used = { used: 10, days: 365 };

test.each([
  ['premium-year', 'premium-plus-year', 'upgrade'],
  ['premium-year', 'premium-plus-month', 'upgrade'],
  ['premium-3-year', 'ultimate-month', 'upgrade'],
  ['premium-month', 'premium-year', 'longer_term'],
  ['premium-year', 'premium-3-year', 'longer_term'],
  ['premium-year', 'premium-year', 'renewal'],
  ['premium-year', 'premium-month', 'shorter_term'],
  ['premium-plus-month', 'premium-3-year', 'downgrade'],
  ['premium-year', 'basic-year', 'downgrade'],
  ['trial-month', 'ultimate-year', 'after_trial'],
  ['trial-month', 'basic-month', 'after_trial'],
])('[commerce 4] from %s to %s: %s', (from, to, kind) => {
  expect(changeTo(plan(to), current(from, 0, used), NOW).kind).toBe(kind);
});

test('[commerce 4] a plan without a predecessor, or after its end, is new', () => {
  const ended = current('premium-year', 0, { used: 365, days: 365 });
  const lastDay = current('premium-year', 0, { used: 364, days: 365 });
  const next = plan('basic-month');
  expect(changeTo(next, null, NOW)).toEqual({ kind: 'new', starts: 'now', charged: 'now', credited: false });
  expect(changeTo(next, ended, NOW).kind).toBe('new');
  expect(changeTo(next, lastDay, NOW).kind).toBe('downgrade');
});

test('[commerce 4] an upgrade and a longer term apply at once with credit', () => {
  const timing = { starts: 'now', charged: 'now', credited: true };
  expect(changeTo(plan('ultimate-month'), current('basic-year', 0, used), NOW)).toMatchObject(timing);
  expect(changeTo(plan('basic-year'), current('basic-month', 0, used), NOW)).toMatchObject(timing);
});

test.each([
  ['basic-year', 'premium-year'],
  ['premium-month', 'premium-year'],
  ['premium-year', 'trial-month'],
])('[commerce 4] %s after %s starts and is charged at its end, without credit', (to, from) => {
  expect(changeTo(plan(to), current(from, 0, used), NOW)).toMatchObject({
    starts: 'at_term_end',
    charged: 'at_term_end',
    credited: false,
  });
});

test('[commerce 4] the same plan is paid now and follows the current term', () => {
  expect(changeTo(plan('premium-year'), current('premium-year', 0, used), NOW)).toEqual({
    kind: 'renewal',
    starts: 'at_term_end',
    charged: 'now',
    credited: false,
  });
});

test.each(['premium-year', 'premium-month', 'basic-month', 'ultimate-year'])(
  '[commerce 4] %s for a device that is paused within a paid term begins now, with credit',
  (id) => {
    const paused = { ...current('premium-year', 13_428, used), isPaused: true };
    expect(changeTo(plan(id), paused, NOW)).toEqual({ kind: 'new', starts: 'now', charged: 'now', credited: true });
  },
);
