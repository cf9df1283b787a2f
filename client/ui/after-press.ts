import { flushSync } from 'react-dom';

/** Whether a pointer, or Space, is held on a control. Unit tests render without a document. */
const isPressed = (): boolean => typeof document !== 'undefined' && document.querySelector(':active') !== null;

/**
 * Runs a layout change at once, or after the current press ends. Returns its cancellation. Pressing a button blurs a field, whose error
 * then appears. Without the delay the button would move away from the pointer and lose its click. Renders in the task that found no
 * press, because the next task may be one.
 */
export function afterPress(move: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (isPressed()) frame = requestAnimationFrame(look);
    else flushSync(move);
  };
  if (isPressed()) frame = requestAnimationFrame(look);
  else move();
  return () => cancelAnimationFrame(frame);
}

/** What to show first: nothing of what would push the page while a press is held. */
export const unlessPressed = <Value>(value: Value): Value | null => (isPressed() ? null : value);
