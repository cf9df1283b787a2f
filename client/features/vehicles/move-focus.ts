import type { KeyboardEvent } from 'react';

/** Up and down go from row to row, as in any list. For the buttons of a list whose rows need not stand in order in the page. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const inOrder = buttons.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
  const next = inOrder[inOrder.findIndex((button) => button === event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
