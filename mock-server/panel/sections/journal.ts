import type { JournalEntry } from '../api.ts';
import type { Desk, Section } from '../desk.ts';
import { button, field, h } from '../dom.ts';
import { keyedList } from '../keyed-list.ts';

const kindOf = (status: number): string => (status >= 500 ? 'alarm' : status >= 400 ? 'warning' : 'success');

/** Whether an entry contains all words in path, operation, method, status or caller. */
export function matchesEntry({ method, path, operation, caller, status }: JournalEntry, words: string): boolean {
  const text = `${method} ${path} ${operation ?? ''} ${caller ?? ''} ${status}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The latest API calls with their details. */
export function journalSection(desk: Desk): Section {
  const { journal: texts } = desk.texts;
  const filter = h('input', { type: 'search', class: 'input', autocomplete: 'off', oninput: show });
  const live = h('input', { type: 'checkbox', checked: true });
  const list = h('ul', { class: 'rows' });
  const empty = h('p', { class: 'empty' });
  const clear = button(texts.clear, () =>
    desk.act(async () => {
      await desk.api.clearJournal();
      entries = await desk.api.journal();
      show();
      return '';
    }),
  );
  // Includes the instant in the key: numbers continue after clearing, but restart in another world.
  const showRows = keyedList<JournalEntry>(
    list,
    ({ id, at }) => `${id} ${at} ${zone}`,
    (entry) => h('li', {}, entryRow(entry)),
  );
  let entries: JournalEntry[] = [];
  let isRead = false;
  let zone = '';
  const timeOf = (at: string): string =>
    new Intl.DateTimeFormat(desk.locale, { timeStyle: 'medium', timeZone: zone }).format(Date.parse(at));

  /** A body of the call. The scrollable part can be reached by keys. */
  function bodyPart(label: string, body: JournalEntry['request_body'], isOmitted: boolean): HTMLElement | null {
    if (body === null && !isOmitted) return null;
    const text = isOmitted
      ? h('p', { class: 'second' }, texts.omitted)
      : h('pre', { tabindex: 0, role: 'region', 'aria-label': label }, JSON.stringify(body, null, 2));
    return h('div', { class: 'body' }, h('p', { class: 'label' }, label), text);
  }

  function entryRow(entry: JournalEntry): HTMLElement {
    const { at, method, path, operation, caller, status, ms, fault, refused, omitted } = entry;
    const detail = (label: string, text: string | null) => (text ? [h('dt', {}, label), h('dd', {}, text)] : []);
    return h(
      'details',
      { class: 'row' },
      h(
        'summary',
        {},
        h('span', { class: `badge ${kindOf(status)}` }, String(status)),
        h('b', {}, method),
        h('span', { class: 'path' }, path),
        h('span', { class: 'second' }, `${timeOf(at)} · ${Math.round(ms)} ms`),
      ),
      h(
        'dl',
        {},
        ...detail('operationId', operation ?? texts.noOperation),
        ...detail(texts.caller, caller ?? texts.noCaller),
        ...detail(texts.refused, refused.join(', ')),
        ...detail(texts.fault, fault),
      ),
      bodyPart(texts.request, entry.request_body, omitted.includes('request_body')),
      bodyPart(texts.response, entry.response_body, omitted.includes('response_body')),
    );
  }

  function show(): void {
    const found = entries.filter((entry) => matchesEntry(entry, filter.value));
    showRows(found);
    empty.textContent = entries.length === 0 ? texts.empty : texts.nothing;
    empty.hidden = found.length > 0;
  }

  return {
    id: 'journal',
    title: texts.title,
    isLive: true,
    element: h(
      'div',
      { class: 'stack' },
      field(texts.filter, filter),
      h('div', { class: 'line' }, h('label', { class: 'check' }, live, texts.live), clear),
      list,
      empty,
    ),
    async refresh() {
      if (!live.checked && isRead) return;
      const [all, { name }] = await Promise.all([desk.api.journal(), desk.zone()]);
      entries = all;
      zone = name;
      isRead = true;
      show();
    },
  };
}
