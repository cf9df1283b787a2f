import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForStall } from './stall-timer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

class Fake extends EventTarget {
  currentTime = 0;
  hidden = false;
}

function watched() {
  const video = new Fake();
  const page = new Fake();
  const onStall = vi.fn();
  const stop = watchForStall(video, onStall, page);
  const show = (time: number) => {
    video.currentTime = time;
    video.dispatchEvent(new Event('timeupdate'));
  };
  const hide = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { onStall, show, hide, stop };
}

test('[core 4] a picture that never arrives is a stall after 15 seconds', () => {
  const { onStall } = watched();
  vi.advanceTimersByTime(14_999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStall).toHaveBeenCalledOnce();
});

test('[core 4] movement restarts the timer, an event without movement does not', () => {
  const { onStall, show } = watched();
  vi.advanceTimersByTime(14_000);
  show(1);
  vi.advanceTimersByTime(14_000);
  show(1);
  vi.advanceTimersByTime(1_000);
  expect(onStall).toHaveBeenCalledOnce();
});

test('reports a stall once', () => {
  const { onStall, show } = watched();
  vi.advanceTimersByTime(15_000);
  show(5);
  vi.advanceTimersByTime(60_000);
  expect(onStall).toHaveBeenCalledOnce();
});

test('a hidden tab does not stall, and the timer restarts when it is visible', () => {
  const { onStall, hide } = watched();
  hide(true);
  vi.advanceTimersByTime(600_000);
  hide(false);
  vi.advanceTimersByTime(14_999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStall).toHaveBeenCalledOnce();
});

test('reports nothing after it was stopped', () => {
  const { onStall, stop } = watched();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onStall).not.toHaveBeenCalled();
});
