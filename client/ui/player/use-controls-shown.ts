import { type RefObject, useEffect, useState } from 'react';
import { watchControls } from './controls-shown.ts';

const AT_KEYBOARD = ':is(button, a, input):focus-visible';

/** Whether the controls of a player are shown: always unless it plays, then only while somebody is active (core 2.11). */
export function useControlsShown(isPlaying: boolean, player: RefObject<HTMLElement | null>): boolean {
  const [areShown, setShown] = useState(true);
  useEffect(() => {
    if (!isPlaying) return;
    const isHeld = () => player.current?.querySelector(AT_KEYBOARD) != null;
    const stop = watchControls(window, { onChange: setShown, isHeld });
    return () => {
      stop();
      setShown(true);
    };
  }, [isPlaying, player]);
  return areShown;
}
