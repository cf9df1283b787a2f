import type { Language } from '../language.ts';
import { Refusal } from './api.ts';
import { setHidden } from './cookies.ts';
import { button, h, icon, iconButton } from './dom.ts';
import { recall, remember, type SectionId } from './memory.ts';
import { createOpener } from './opener.ts';
import { createPanel } from './panel.ts';
import type { Shape } from './shape.ts';

/**
 * The panel beside the portal: a tab at the edge, and a drawer with one section at a time. Not modal, so that the
 * portal stays visible and usable. In the top layer, above the portal's dialogs.
 */
export function createDrawer(root: URL, language: Language): Shape {
  const isOpen = () => drawer.matches(':popover-open');
  const panel = createPanel({
    root,
    language,
    isPage: false,
    inView: (sections) => (isOpen() ? sections.filter(({ id }) => id === recall().section) : []),
  });
  const { desk, sections } = panel;
  const texts = desk.texts.panel;

  const opener = createOpener(texts.open, `${texts.key} ${texts.move}`, toggle);
  const tabs = sections.map(({ id, title }) => ({
    id,
    element: h(
      'button',
      { type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': `part-${id}`, onclick: () => choose(id) },
      title,
    ),
  }));
  const parts = sections.map(({ id, element }) => ({
    id,
    element: h('div', { role: 'tabpanel', id: `part-${id}`, 'aria-labelledby': `tab-${id}`, class: 'part' }, element),
  }));
  const hide = button(
    texts.hide,
    () => {
      setHidden(true, root);
      remember({ open: false });
      opener.remove();
      hide.remove();
      closing.focus();
      desk.say(texts.hidden);
    },
    'quiet',
  );
  const closing = iconButton('close', texts.close, close);
  const drawer = h(
    'div',
    { class: 'drawer', popover: 'manual', role: 'dialog', 'aria-label': texts.name, onkeydown: closeOnEscape },
    h(
      'header',
      {},
      h('span', { class: 'mark' }, icon('flask')),
      h('div', { class: 'grow' }, h('h2', {}, texts.name), panel.caption),
      iconButton('reload', texts.reload, reload),
      h(
        'a',
        { class: 'icon', href: new URL('__mock/', root).href, 'aria-label': texts.wholePage, title: texts.wholePage },
        icon('external'),
      ),
      closing,
    ),
    h(
      'div',
      { class: 'tabs', role: 'tablist', 'aria-label': texts.tabs, onkeydown: moveAlong },
      ...tabs.map((tab) => tab.element),
    ),
    h('div', { class: 'parts' }, ...parts.map((part) => part.element)),
    panel.status,
    h(
      'footer',
      {},
      h('a', { href: new URL('__mock/docs', root).href }, texts.docs),
      h('span', { class: 'caption keys', title: texts.key }, texts.shortcut),
      hide,
    ),
  );

  function show(): void {
    const { section } = recall();
    for (const { id, element } of tabs) {
      element.setAttribute('aria-selected', String(id === section));
      element.tabIndex = id === section ? 0 : -1;
      // The tabs scroll sideways in narrow windows.
      if (id === section) element.scrollIntoView({ block: 'nearest' });
    }
    for (const { id, element } of parts) element.hidden = id !== section;
    panel.refresh();
  }

  function choose(section: SectionId): void {
    remember({ section });
    show();
  }

  function moveAlong(event: Event): void {
    const { key } = event as KeyboardEvent;
    const at = tabs.findIndex(({ id }) => id === recall().section);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (!tab) return;
    choose(tab.id);
    tab.element.focus();
  }

  function open(): void {
    drawer.showPopover();
    opener.setAttribute('aria-expanded', 'true');
    remember({ open: true });
    show();
  }

  function close(): void {
    drawer.hidePopover();
    opener.setAttribute('aria-expanded', 'false');
    remember({ open: false });
    opener.focus();
  }

  function toggle(): void {
    if (isOpen()) close();
    else {
      open();
      tabs.find(({ element }) => element.tabIndex === 0)?.element.focus();
    }
  }

  function closeOnEscape(event: Event): void {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  /** Without a mock, the page would be the browser's own, and the panel gone. A refused key is entered on the page that loads. */
  function reload(): Promise<void> {
    return desk.act(async () => {
      await desk.api.clock().catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      remember({ open: true });
      location.reload();
      return '';
    });
  }

  return {
    nodes: [opener, drawer],
    panel,
    restore() {
      const { open: wasOpen, status } = recall();
      if (!wasOpen) return;
      open();
      desk.say(status ?? '');
      remember({ status: null });
    },
    toggle,
  };
}
