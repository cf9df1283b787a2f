import { CONTROLS_HIDE } from '../../rules/constants/live-view.ts';

const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin'] as const;

type Told = {
  onChange: (areShown: boolean) => void;
  /** Whether somebody is at the controls by keyboard: then they stay. */
  isHeld: () => boolean;
};

/**
 * Follows mouse, keys and touch: controls are shown by any of them, and hidden when there was none for three seconds. The
 * touch that brings them back presses nothing. Returns how to stop.
 */
export function watchControls(page: EventTarget, { onChange, isHeld }: Told): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let areShown = true;
  let isFirstTouch = false;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, CONTROLS_HIDE);
  };
  const rest = () => {
    if (isHeld()) return restart();
    areShown = false;
    onChange(false);
  };
  const wake = ({ type }: Event) => {
    if (type === 'pointerdown') isFirstTouch = !areShown;
    restart();
    if (areShown) return;
    areShown = true;
    onChange(true);
  };
  const swallow = (event: Event) => {
    if (!isFirstTouch) return;
    isFirstTouch = false;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ACTIVITY) page.addEventListener(type, wake, { capture: true, passive: true });
  page.addEventListener('click', swallow, { capture: true });
  restart();
  return () => {
    clearTimeout(timer);
    for (const type of ACTIVITY) page.removeEventListener(type, wake, { capture: true });
    page.removeEventListener('click', swallow, { capture: true });
  };
}
