import { type ReactNode, useLayoutEffect, useState } from 'react';
import { afterPress, unlessPressed } from './after-press.ts';

/**
 * Content that pushes the page down by itself: lines, bars and notices. Neither appears, changes nor goes while a press is held,
 * otherwise the pressed button moves away from the pointer, and its press is lost (core 8). Below each `Suspense` of the content, because
 * a chunk may arrive during a press. A layout effect, because it renders again in its own task.
 */
export function BetweenPresses({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(() => unlessPressed(children));
  useLayoutEffect(() => afterPress(() => setShown(children)), [children]);
  return shown;
}
