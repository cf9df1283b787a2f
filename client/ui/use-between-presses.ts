import { useLayoutEffect, useState } from 'react';
import { afterPress } from './after-press.ts';

/**
 * Latest value, but unchanged while a pointer is down. For parts that push the page down by themselves: otherwise the pressed button
 * moves away from the pointer, and its press is lost (core 8). A layout effect, because it renders again in its own task.
 */
export function useBetweenPresses<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => afterPress(() => setShown(() => value)), [value]);
  return shown;
}
