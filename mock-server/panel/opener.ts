import { h, icon, isSecondClick } from './dom.ts';
import { type Place, placeAfter, placeAt, recallPlace, rememberPlace } from './place.ts';

/** Pointer movement in pixels that still counts as a click. */
const CLICK = 4;

/**
 * The button that opens the panel: a tab in the margin at the left, right or upper edge of the window. Users can drag it or move it with the
 * arrow keys, and its position is stored.
 */
export function createOpener(label: string, hint: string, toggle: () => void): HTMLButtonElement {
  let place = recallPlace();
  let start: { x: number; y: number } | null = null;
  let isDragged = false;

  const opener = h(
    'button',
    {
      type: 'button',
      class: 'opener',
      'aria-label': label,
      'aria-expanded': 'false',
      title: `${label}. ${hint}`,
      onclick: (event) => open(event as PointerEvent),
      onkeydown: (event) => move(event as KeyboardEvent),
      onpointerdown: (event) => grab(event as PointerEvent),
      onpointermove: (event) => drag(event as PointerEvent),
      onlostpointercapture: release,
    },
    icon('flask'),
  );

  function put(next: Place): void {
    place = next;
    opener.dataset['side'] = next.side;
    opener.style.setProperty('--at', String(next.at));
  }

  function open(event: PointerEvent): void {
    const isByKey = event.detail === 0;
    // A click event that ends a drag.
    if (isByKey || !(isDragged || isSecondClick(event))) toggle();
  }

  function move(event: KeyboardEvent): void {
    const next = placeAfter(place, event.key);
    if (!next) return;
    event.preventDefault();
    put(next);
    rememberPlace(next);
  }

  function grab({ pointerId, clientX, clientY }: PointerEvent): void {
    isDragged = false;
    start = { x: clientX, y: clientY };
    opener.setPointerCapture(pointerId);
  }

  function drag({ clientX, clientY }: PointerEvent): void {
    if (!start) return;
    isDragged ||= Math.hypot(clientX - start.x, clientY - start.y) > CLICK;
    if (isDragged) put(placeAt(clientX, clientY, innerWidth, innerHeight));
  }

  function release(): void {
    start = null;
    if (isDragged) rememberPlace(place);
  }

  put(place);
  return opener;
}
