import { expect, test } from 'vitest';
import { PAGES } from '../journeys/pages.ts';
import { plansOf } from './plan.ts';
import { pickWeighted, seededRandom } from './random.ts';
import { type Step, shrink } from './walk.ts';

const key = (name: string): Step => ({ do: 'key', key: name });

test('[crawler] a path shrinks to the presses that the fault needs', async () => {
  const steps = 'abcdefghijklmnop'.split('').map(key);
  const names = (tried: readonly Step[]) => tried.map((step) => (step.do === 'key' ? step.key : '')).join('');
  const isFaulty = async (tried: readonly Step[]) => /c.*h.*p$/.test(names(tried));
  expect(names(await shrink(steps, isFaulty, 100))).toBe('chp');
  // With few replays it is longer, and still causes the fault.
  expect(await isFaulty(await shrink(steps, isFaulty, 5))).toBe(true);
  expect(names(await shrink(steps, async (tried) => tried.length > 0, 100))).toBe('p');
});

test('[crawler] a seed determines the walks, which reach every page, both widths and many worlds', () => {
  const plans = plansOf(7, 30 * PAGES.length * 4, 30);
  expect(plansOf(7, 30 * PAGES.length * 4, 30)).toEqual(plans);
  expect(plansOf(8, 30 * PAGES.length * 4, 30)).not.toEqual(plans);
  for (const { path } of PAGES) {
    const walks = plans.filter((plan) => plan.path === path);
    expect(new Set(walks.map(({ width }) => width))).toEqual(new Set([1440, 390]));
  }
  expect(new Set(plans.map(({ scenario }) => scenario)).size).toBeGreaterThan(8);
  expect(new Set(plans.map(({ persona }) => persona)).size).toBeGreaterThan(8);
});

test('[crawler] a weight of zero is never picked', () => {
  const random = seededRandom(1);
  const picked = Array.from({ length: 200 }, () =>
    pickWeighted(random, ['a', 'b', 'c'], (value) => (value === 'b' ? 0 : 1)),
  );
  expect(new Set(picked)).toEqual(new Set(['a', 'c']));
});
