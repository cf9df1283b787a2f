import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchControls } from './controls-shown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched({ held = false } = {}) {
  const page = new EventTarget();
  const changes: boolean[] = [];
  const keyboard = { held };
  const stop = watchControls(page, { onChange: (shown) => changes.push(shown), isHeld: () => keyboard.held });
  const does = (type: string) => page.dispatchEvent(new Event(type, { cancelable: true }));
  return { page, changes, keyboard, stop, does };
}

test('[core 2.11] controls hide after three seconds without activity', () => {
  const { changes } = watched();
  vi.advanceTimersByTime(2_999);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(changes).toEqual([false]);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'touchstart'])(
  '[core 2.11] %s keeps them, and brings them back',
  (type) => {
    const { changes, does } = watched();
    vi.advanceTimersByTime(2_000);
    does(type);
    vi.advanceTimersByTime(2_999);
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(1);
    does(type);
    expect(changes).toEqual([false, true]);
  },
);

test('[core 2.11] controls stay while they have keyboard focus, and hide afterwards', () => {
  const { changes, keyboard } = watched({ held: true });
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual([]);
  keyboard.held = false;
  vi.advanceTimersByTime(3_000);
  expect(changes).toEqual([false]);
});

test('the touch that shows the controls presses nothing, the next one does', () => {
  const { page, does } = watched();
  const pressed = vi.fn();
  page.addEventListener('click', (event) => !event.defaultPrevented && pressed());
  vi.advanceTimersByTime(3_000);
  does('pointerdown');
  does('click');
  expect(pressed).not.toHaveBeenCalled();
  does('pointerdown');
  does('click');
  expect(pressed).toHaveBeenCalledOnce();
});

test('reports nothing after it was stopped', () => {
  const { changes, stop } = watched();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual([]);
});
