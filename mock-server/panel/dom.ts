type Handler = (event: Event) => void;
/** A handler of presses. A promise: work that the press starts. */
type Press = (event: Event) => void | Promise<void>;
type Child = Node | string | null | false;
/** Attributes by name. `on…` are listeners. `true` is an empty attribute; false and null are omitted. */
export type Properties = Readonly<Record<string, string | number | boolean | null | undefined | Handler>>;

function apply(element: Element, properties: Properties, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name.slice('on'.length), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== false));
}

/**
 * Creates an element with attributes, listeners and children: `h('button', { class: 'x', onclick: f }, 'Go')`. Never
 * parses HTML.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  apply(element, properties, children);
  return element;
}

/** Outlines of 24 × 24, from Tabler Icons (MIT). */
const ICONS = {
  close: ['M18 6l-12 12', 'M6 6l12 12'],
  copy: [
    'M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666',
    'M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1',
  ],
  external: ['M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6', 'M11 13l9 -9', 'M15 4h5v5'],
  flask: ['M9 3l6 0', 'M10 9l4 0', 'M10 3v6l-4 11a.7 .7 0 0 0 .5 1h11a.7 .7 0 0 0 .5 -1l-4 -11v-6'],
  reload: ['M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4', 'M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4'],
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** A decorative icon, hidden from screen readers. */
export function icon(name: keyof typeof ICONS): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  apply(svg, { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, []);
  for (const d of ICONS[name]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** Whether an event is the second click of a double click, which may hit what the first one has put in its place. */
export const isSecondClick = (event: Event): boolean => (event as UIEvent).detail > 1;

/** One press at a time: ignores double clicks and presses during the work of the one before. */
export function once(press: Press): Handler {
  let isAtWork = false;
  return (event) => {
    event.preventDefault();
    if (isAtWork || isSecondClick(event)) return;
    isAtWork = true;
    const end = () => {
      isAtWork = false;
    };
    void Promise.resolve(press(event)).then(end, end);
  };
}

/** Keeps Enter from pressing again and again while it is held down. */
export function pressOnce(event: Event): void {
  const { key, repeat } = event as KeyboardEvent;
  if (repeat && key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault();
}

/** An icon button with an accessible label. */
export function iconButton(name: keyof typeof ICONS, label: string, press: Press): HTMLButtonElement {
  const onclick = once(press);
  return h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onclick }, icon(name));
}

export function button(text: string, press: Press, kind: 'default' | 'danger' | 'quiet' = 'default') {
  return h('button', { type: 'button', class: `button ${kind}`, onclick: once(press) }, text);
}

/** A form that sends once per press of its button. */
export function form(send: Press, ...children: Child[]): HTMLFormElement {
  const onclick = (event: Event) => isSecondClick(event) && event.preventDefault();
  return h('form', { onsubmit: once(send), onclick }, ...children);
}

let fields = 0;

/** A labeled control with optional actions beside it and a hint below. */
export function field(label: string, control: HTMLElement, hint?: string, action?: HTMLElement): HTMLElement {
  fields += 1;
  control.id = `field-${fields}`;
  const note = hint ? h('p', { class: 'hint', id: `hint-${fields}` }, hint) : null;
  if (note) control.setAttribute('aria-describedby', note.id);
  return h(
    'div',
    { class: 'field' },
    h('label', { for: control.id }, label),
    action ? h('div', { class: 'joined' }, control, action) : control,
    note,
  );
}
