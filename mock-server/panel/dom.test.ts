import { expect, test, vi } from 'vitest';
import { once } from './dom.ts';

const click = (detail = 1) => Object.assign(new Event('click', { cancelable: true }), { detail });

test('ignores a second press while the work of the first goes on', async () => {
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const press = vi.fn(() => work);
  const handle = once(press);
  handle(click());
  handle(click());
  expect(press).toHaveBeenCalledTimes(1);
  finish();
  await work;
  await Promise.resolve();
  handle(click());
  expect(press).toHaveBeenCalledTimes(2);
});

test('takes presses again after work that failed', async () => {
  const press = vi.fn(() => Promise.reject(new Error('refused')));
  const handle = once(press);
  handle(click());
  await new Promise((resolve) => setTimeout(resolve));
  handle(click());
  expect(press).toHaveBeenCalledTimes(2);
});

test('ignores the second click of a double click', () => {
  const press = vi.fn();
  once(press)(click(2));
  expect(press).not.toHaveBeenCalled();
});
