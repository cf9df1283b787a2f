import { CONTROLS_HIDE } from '../../rules/constants/live-view.ts';

const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin'] as const;

type Watcher = {
  onChange: (areShown: boolean) => void;
  /** Whether the controls have keyboard focus, which keeps them shown. */
  isHeld: () => boolean;
};

/**
 * Tracks mouse, keys and touch: any of them shows the controls, and three seconds without hide them. The touch that shows them
 * presses nothing. Returns a function that stops it.
 */
export function watchControls(page: EventTarget, { onChange, isHeld }: Watcher): () => void {
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
