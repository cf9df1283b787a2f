import { button, h } from './dom.ts';

/** What the second press does, and what it means. */
export type Question = { text?: string; label: string; work: () => void | Promise<void> };
export type TwoSteps = { element: HTMLElement; close: () => void };

/** A button that asks before it acts. `ask`: the question, or `null` if there is nothing to ask. */
export function twoSteps(label: string, keep: string, ask: () => Question | null): TwoSteps {
  const element = h('div', { class: 'group' });

  function show(question: Question | null): void {
    const confirm = async (asked: Question) => {
      await asked.work();
      close();
    };
    const buttons = question
      ? [button(question.label, () => confirm(question), 'danger'), button(keep, close, 'quiet')]
      : [button(label, () => show(ask()))];
    const hadFocus = element.contains((element.getRootNode() as ShadowRoot).activeElement);
    const text = question?.text === undefined ? null : h('p', { class: 'note', role: 'alert' }, question.text);
    element.replaceChildren(...(text ? [text] : []), h('div', { class: 'actions' }, ...buttons));
    if (hadFocus) buttons[0]?.focus();
  }

  function close(): void {
    show(null);
  }

  close();
  return { element, close };
}
