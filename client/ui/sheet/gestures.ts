import { DETENTS, type Detent, type Heights, restAt, stepFrom } from './detents.ts';

/** State of a sheet for gestures, and the changes that they make. */
export type Held = {
  detent: () => Detent;
  heights: () => Heights;
  /** Places the sheet at the height of the pointer. */
  place: (height: number) => void;
  settle: (detent: Detent) => void;
};

/** Pixels of movement below which a press is a click. */
const SLOP = 6;
/** Milliseconds at the end of a drag that determine its speed. */
const RECENT = 80;
/** Pixels of a wheel step, and the time in milliseconds in which the rest of the turn is ignored. */
const WHEEL_STEP = 30;
const WHEEL_REST = 260;

/** Handles drags (by finger anywhere, by mouse on `grip`) and the wheel over a sheet. Returns a function that stops it. */
export function followGestures(sheet: HTMLElement, grip: HTMLElement, held: Held): () => void {
  const stops = [followTouch(sheet, grip, held), followMouse(grip, held), followWheel(sheet, held)];
  return () => stops.forEach((stop) => stop());
}

type Sample = { y: number; at: number };

/** One drag, from start to release. Limited to the outermost detents. */
function startDrag(y: number, { detent, heights, place, settle }: Held) {
  const from = heights()[detent()];
  let samples: Sample[] = [{ y, at: performance.now() }];
  const heightAt = (now: number) => Math.min(heights().full, Math.max(heights().peek, from + y - now));
  return {
    move: (now: number) => {
      const at = performance.now();
      samples = [...samples.filter((sample) => at - sample.at < RECENT), { y: now, at }];
      place(heightAt(now));
    },
    end: () => {
      const [first, last] = [samples[0], samples.at(-1)];
      if (!first || !last) return;
      const rested = performance.now() - last.at > RECENT;
      const speed = rested || last.at === first.at ? 0 : (first.y - last.y) / (last.at - first.at);
      settle(restAt(heightAt(last.y), speed, heights()));
    },
    cancel: () => settle(detent()),
  };
}

/** The scroll container below the pointer, inside the sheet. */
function scrollerAt(target: EventTarget | null, sheet: HTMLElement): HTMLElement | null {
  for (let at = target instanceof HTMLElement ? target : null; at && at !== sheet; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/**
 * A finger moves the sheet until it is full, then scrolls the content, and moves the sheet down from the content's top. Decides on
 * the first movement, because the browser asks only once whether to scroll.
 */
function followTouch(sheet: HTMLElement, grip: HTMLElement, held: Held): () => void {
  let start: { x: number; y: number; target: EventTarget | null } | null = null;
  let drag: ReturnType<typeof startDrag> | null = null;
  const onStart = ({ touches, target }: TouchEvent) => {
    const [touch] = touches;
    if (drag && touches.length > 1) drag.cancel();
    drag = null;
    start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, target } : null;
  };
  const takes = (dx: number, dy: number) => {
    if (!start || Math.abs(dx) > Math.abs(dy)) return false;
    if (held.detent() !== 'full' || (start.target instanceof Node && grip.contains(start.target))) return true;
    return dy > 0 && (scrollerAt(start.target, sheet)?.scrollTop ?? 0) <= 0;
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!touch) return;
    if (!drag && start) {
      if (takes(touch.clientX - start.x, touch.clientY - start.y)) drag = startDrag(start.y, held);
      start = null;
    }
    if (!drag) return;
    if (event.cancelable) event.preventDefault();
    drag.move(touch.clientY);
  };
  const onEnd = () => {
    drag?.end();
    drag = null;
    start = null;
  };
  sheet.addEventListener('touchstart', onStart, { passive: true });
  sheet.addEventListener('touchmove', onMove, { passive: false });
  sheet.addEventListener('touchend', onEnd);
  sheet.addEventListener('touchcancel', onEnd);
  return () => {
    sheet.removeEventListener('touchstart', onStart);
    sheet.removeEventListener('touchmove', onMove);
    sheet.removeEventListener('touchend', onEnd);
    sheet.removeEventListener('touchcancel', onEnd);
  };
}

/** A mouse or pen drags by the grip. In the content it selects text and presses buttons. */
function followMouse(grip: HTMLElement, held: Held): () => void {
  let finish: (() => void) | null = null;
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const from = event.clientY;
    let drag: ReturnType<typeof startDrag> | null = null;
    const onMove = ({ clientY }: PointerEvent) => {
      if (!drag && Math.abs(clientY - from) < SLOP) return;
      drag ??= startDrag(from, held);
      drag.move(clientY);
    };
    const onUp = () => {
      finish?.();
      if (!drag) return;
      drag.end();
      // A drag must not click.
      const swallow = (click: Event) => click.stopPropagation();
      grip.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => grip.removeEventListener('click', swallow, { capture: true }));
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    finish = () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      finish = null;
    };
  };
  grip.addEventListener('pointerdown', onDown);
  return () => {
    finish?.();
    grip.removeEventListener('pointerdown', onDown);
  };
}

/** The wheel raises a sheet before it scrolls the content, and lowers it from the content's top. */
function followWheel(sheet: HTMLElement, held: Held): () => void {
  let turned = 0;
  let restsUntil = 0;
  let lastScroll = 0;
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const now = performance.now();
    const step = event.deltaY > 0 ? 1 : -1;
    const isAtTop = (scrollerAt(event.target, sheet)?.scrollTop ?? 0) <= 0;
    // A scroll that has just reached the top must not lower the sheet.
    const isMeant = step === 1 ? held.detent() !== 'full' : isAtTop && now - lastScroll > WHEEL_REST;
    if (!isMeant && now >= restsUntil) {
      lastScroll = now;
      turned = 0;
      return;
    }
    event.preventDefault();
    if (now < restsUntil) return;
    turned = Math.sign(turned) === step ? turned + event.deltaY : event.deltaY;
    if (Math.abs(turned) < WHEEL_STEP) return;
    turned = 0;
    restsUntil = now + WHEEL_REST;
    held.settle(stepFrom(held.detent(), step));
  };
  sheet.addEventListener('wheel', onWheel, { passive: false });
  return () => sheet.removeEventListener('wheel', onWheel);
}

/** Detent for a key on the handle. `null` for other keys. */
export function detentOfKey(key: string, detent: Detent): Detent | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
    case 'PageUp':
      return stepFrom(detent, 1);
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'PageDown':
      return stepFrom(detent, -1);
    case 'Home':
      return DETENTS[0];
    case 'End':
      return 'full';
    default:
      return null;
  }
}
