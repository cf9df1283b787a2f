/**
 * Runs a layout change at once, or after the current pointer press ends. Pressing a button blurs a field, whose error then appears.
 * Without the delay the button would move away from the pointer and lose its click.
 */
export function afterPress(move: () => void): void {
  if (document.querySelector(':active')) requestAnimationFrame(() => afterPress(move));
  else move();
}
