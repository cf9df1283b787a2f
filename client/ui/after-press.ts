import { flushSync } from 'react-dom';

/**
 * Runs a layout change at once, or after the current pointer press ends. Pressing a button blurs a field, whose error then appears.
 * Without the delay the button would move away from the pointer and lose its click. Renders in the task that found no press, because
 * the next task may be one.
 */
export function afterPress(move: () => void): void {
  if (document.querySelector(':active')) requestAnimationFrame(() => flushSync(() => afterPress(move)));
  else move();
}
