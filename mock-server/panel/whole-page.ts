import type { Language } from '../language.ts';
import { isHidden, setHidden } from './cookies.ts';
import type { Section } from './desk.ts';
import { button, h, icon } from './dom.ts';
import type { SectionId } from './memory.ts';
import { createPanel } from './panel.ts';
import type { Shape } from './shape.ts';

/** Groups short sections, to balance the column heights. */
const COLUMNS: readonly (readonly SectionId[])[] = [
  ['people', 'outbox'],
  ['world', 'time'],
  ['faults', 'journal'],
];

const card = ({ id, title, element }: Section): HTMLElement =>
  h(
    'section',
    { class: `card part-${id}`, 'aria-labelledby': `title-${id}` },
    h('h2', { id: `title-${id}` }, title),
    element,
  );

/** The panel as its own page, with all sections. */
export function createWholePage(root: URL, language: Language): Shape {
  const panel = createPanel({ root, language, isPage: true, inView: (sections) => sections });
  const { desk, sections } = panel;
  const texts = desk.texts.panel;
  const bringBack = button(texts.bringBack, () => {
    setHidden(false, root);
    bringBack.remove();
    desk.say(texts.shown);
  });
  const links = h(
    'div',
    { class: 'actions' },
    h('a', { href: root.href }, texts.portal),
    h('a', { href: new URL('__mock/docs', root).href }, texts.docs),
    isHidden() ? bringBack : null,
  );
  const header = h(
    'header',
    {},
    h('span', { class: 'mark' }, icon('flask')),
    h('div', { class: 'grow' }, h('h1', {}, texts.name), panel.caption),
    links,
  );
  const columns = COLUMNS.map((ids) =>
    h('div', { class: 'column' }, ...sections.filter(({ id }) => ids.includes(id)).map(card)),
  );
  return {
    nodes: [h('div', { class: 'page' }, header, h('main', { class: 'columns' }, ...columns), panel.status)],
    panel,
    restore: () => panel.refresh(),
  };
}
