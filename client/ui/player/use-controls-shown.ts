import { type RefObject, useEffect, useState } from 'react';
import { watchControls } from './controls-shown.ts';

const AT_KEYBOARD = ':is(button, a, input):focus-visible';

/** Whether to show the controls of a player: always while paused, and during playback only on activity (core 2.11). */
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
