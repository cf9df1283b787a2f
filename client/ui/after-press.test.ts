import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress, unlessPressed } from './after-press.ts';

let frames = new Map<number, () => void>();
let isHeld = false;
const nextFrame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const frame of due) frame();
};

beforeEach(() => {
  frames = new Map();
  isHeld = false;
  let last = 0;
  vi.stubGlobal('document', { querySelector: (selector: string) => (isHeld && selector === ':active' ? {} : null) });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    last += 1;
    frames.set(last, frame);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});
afterEach(() => vi.unstubAllGlobals());

test('[core 8] moves the page at once without a press', () => {
  const move = vi.fn();
  afterPress(move);
  expect(move).toHaveBeenCalledOnce();
});

test('[core 8] moves the page in the first frame after the press', () => {
  const move = vi.fn();
  isHeld = true;
  afterPress(move);
  nextFrame();
  nextFrame();
  expect(move).not.toHaveBeenCalled();
  isHeld = false;
  nextFrame();
  expect(move).toHaveBeenCalledOnce();
});

test('[core 8] an outdated change does not follow a newer one', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  isHeld = true;
  const cancel = afterPress(before);
  nextFrame();
  isHeld = false;
  cancel();
  afterPress(after);
  nextFrame();
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledOnce();
});

test('[core 8] what mounts during a press begins empty', () => {
  expect(unlessPressed('bar')).toBe('bar');
  isHeld = true;
  expect(unlessPressed('bar')).toBeNull();
});
