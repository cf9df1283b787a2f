import type { Desk } from './desk.ts';
import { iconButton } from './dom.ts';

/** Copies a text and says so, or says that the browser does not allow it. */
export async function copy(desk: Desk, text: string): Promise<void> {
  const { copied, notCopied } = desk.texts.panel;
  try {
    await navigator.clipboard.writeText(text);
    desk.say(copied);
  } catch {
    desk.say(notCopied);
  }
}

/** A button that copies a text. `what`: what it is, for those who do not see it stand beside it. */
export function copyButton(desk: Desk, what: string, text: string): HTMLButtonElement {
  return iconButton('copy', `${desk.texts.panel.copy}: ${what}`, () => void copy(desk, text));
}
