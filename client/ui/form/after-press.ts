/**
 * Does something that moves the page: at once, or when nothing is pressed any more. Pressing a button takes the focus
 * from a field, whose error then appears; the button would leave from under the pointer, and the click with it.
 */
export function afterPress(move: () => void): void {
  if (document.querySelector(':active')) requestAnimationFrame(() => afterPress(move));
  else move();
}
