import type { Message } from '../api.ts';
import { copyButton } from '../copy.ts';
import type { Desk, Section } from '../desk.ts';
import { h } from '../dom.ts';
import { keyedList } from '../keyed-list.ts';

/** Messages of the outbox, with their codes. */
export function outboxSection(desk: Desk): Section {
  const { outbox: texts } = desk.texts;
  const list = h('ul', { class: 'rows' });
  const empty = h('p', { class: 'empty' }, texts.empty);
  let zone = '';
  const show = keyedList<Message>(
    list,
    ({ id }) => `${id} ${zone}`,
    (message) => h('li', {}, messageRow(message)),
  );
  const timeOf = (at: string): string =>
    new Intl.DateTimeFormat(desk.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
      Date.parse(at),
    );

  /** Portal pages that a message links to, relative to the portal's root. */
  const linkRow = (links: Message['links']): HTMLElement =>
    h(
      'div',
      { class: 'actions' },
      ...links.map(({ label, path }) =>
        h('a', { class: 'button default', href: new URL(`.${path}`, desk.root).href }, label),
      ),
    );

  function messageRow({ at, channel, to, subject, body, code, links }: Message): HTMLElement {
    return h(
      'div',
      { class: 'row still' },
      h('span', { class: 'line' }, h('b', {}, subject), h('span', { class: 'badge' }, texts.channels[channel])),
      h('span', { class: 'second' }, `${texts.to(to)} · ${timeOf(at)}`),
      code === null
        ? null
        : h(
            'div',
            { class: 'secret' },
            h('span', {}, texts.code),
            h('code', {}, code),
            copyButton(desk, texts.code, code),
          ),
      // Its links are shown as the buttons below.
      h('p', { class: 'note' }, body.split('\n\n', 1)[0] ?? ''),
      links.length === 0 ? null : linkRow(links),
    );
  }

  return {
    id: 'outbox',
    title: texts.title,
    isLive: true,
    element: h('div', { class: 'stack' }, list, empty),
    async refresh() {
      const [messages, { name }] = await Promise.all([desk.api.outbox(), desk.zone()]);
      zone = name;
      show(messages);
      empty.hidden = messages.length > 0;
    },
  };
}
