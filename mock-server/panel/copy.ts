import type { Desk } from './desk.ts';
import { iconButton } from './dom.ts';

/** Copies a text and reports success or a browser refusal. */
export async function copy(desk: Desk, text: string): Promise<void> {
  const { copied, notCopied } = desk.texts.panel;
  try {
    await navigator.clipboard.writeText(text);
    desk.say(copied);
  } catch {
    desk.say(notCopied);
  }
}

/** A button that copies a text. `what`: its name for screen readers. */
export function copyButton(desk: Desk, what: string, text: string): HTMLButtonElement {
  return iconButton('copy', `${desk.texts.panel.copy}: ${what}`, () => copy(desk, text));
}
