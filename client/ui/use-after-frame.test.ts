import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './use-after-frame.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('works neither before the next frame nor during it', () => {
  const work = vi.fn();
  afterFrame(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  frames[0]?.();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test.each(['before', 'after'])('does nothing if it is canceled %s the frame', (when) => {
  const work = vi.fn();
  const cancel = afterFrame(work);
  if (when === 'after') frames[0]?.();
  cancel();
  if (when === 'before') expect(frames).toEqual([]);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
