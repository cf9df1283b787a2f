import { h } from './dom.ts';

export type Segments = { element: HTMLElement; show: (value: string | null) => void };

/** A labeled group of action buttons. `show` marks the current choice, or none. */
export function segments({
  label,
  options,
  choose,
}: {
  label: string;
  options: readonly { value: string; text: string }[];
  choose: (value: string) => void | Promise<void>;
}): Segments {
  const buttons = options.map(({ value, text }) => ({
    value,
    element: h('button', { type: 'button', 'aria-pressed': 'false', onclick: () => void choose(value) }, text),
  }));
  return {
    element: h(
      'div',
      { class: 'field', role: 'group', 'aria-label': label },
      h('span', { class: 'label' }, label),
      h('div', { class: 'segments' }, ...buttons.map(({ element }) => element)),
    ),
    show(held) {
      for (const { value, element } of buttons) element.setAttribute('aria-pressed', String(value === held));
    },
  };
}
