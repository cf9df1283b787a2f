import type { Persona } from '../api.ts';
import { copy } from '../copy.ts';
import type { Desk } from '../desk.ts';
import { button, field, h } from '../dom.ts';
import { LINK_FAULT_NAMES, type LinkFault } from '../rules.ts';
import { addressOfLink, isPath } from '../start-link.ts';

/** Makes a link that signs a person in to a new world of this scenario. */
export function linkMaker(
  desk: Desk,
  scenario: () => { name: string; title: string },
): { element: HTMLElement; show: () => void; follow: () => void; refresh: () => Promise<void> } {
  const { link: texts } = desk.texts;
  const person = h('select', { class: 'input', onchange: show });
  const place = h('input', { class: 'input', autocomplete: 'off', spellcheck: 'false', oninput: edit });
  const fault = h(
    'select',
    { class: 'input', onchange: show },
    h('option', { value: '' }, texts.noFault),
    ...LINK_FAULT_NAMES.map((name) => h('option', { value: name }, texts.faults[name])),
  );
  const isTimed = h('input', { type: 'checkbox', onchange: show });
  const result = h('textarea', { class: 'input address', readonly: true, rows: 2, onfocus: () => result.select() });
  const hint = h('p', { class: 'hint' });
  const problem = h('p', { class: 'hint alarm', id: 'link-problem' }, texts.problems.next);
  const copied = button(texts.copy, () => copy(desk, result.value));
  let personas: Persona[] = [];
  let time: string | null = null;
  let isEdited = false;

  function edit(): void {
    isEdited = true;
    show();
  }

  function show(): void {
    const next = place.value.trim() || '/';
    const isValid = isPath(next);
    place.setAttribute('aria-invalid', String(!isValid));
    if (isValid) place.removeAttribute('aria-describedby');
    else place.setAttribute('aria-describedby', problem.id);
    problem.hidden = isValid;
    copied.disabled = !isValid || person.value === '';
    const faults = fault.value === '' ? [] : [fault.value as LinkFault];
    const at = isTimed.checked ? time : null;
    const { name, title } = scenario();
    hint.textContent = texts.hint(title);
    const link = { persona: person.value, scenario: name, at, faults, next };
    const address = isValid && person.value !== '' ? addressOfLink(link, desk.root) : '';
    // An assignment would drop the selection.
    if (result.value !== address) result.value = address;
  }

  function follow(): void {
    const next = desk.isPage ? '/' : placeOf(desk.root);
    if (isEdited || place.value === next) return;
    place.value = next;
    show();
  }

  return {
    element: h(
      'div',
      { class: 'group' },
      h('h3', {}, texts.title),
      hint,
      field(texts.person, person),
      h('div', { class: 'field' }, field(texts.place, place), problem),
      field(texts.fault, fault),
      h('label', { class: 'check' }, isTimed, texts.timed),
      field(texts.address, result),
      h('div', { class: 'actions' }, copied),
    ),
    show,
    follow,
    async refresh() {
      if (personas.length === 0) {
        personas = await desk.api.personas();
        person.replaceChildren(...personas.map(({ id, username }) => h('option', { value: id }, username)));
      }
      const { now_ms } = await desk.api.clock();
      time = new Date(now_ms).toISOString();
      follow();
      show();
    },
  };
}

/** Path of the portal's page, relative to its root. */
function placeOf(root: URL): string {
  const { pathname, search, hash } = location;
  return `/${pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length) : ''}${search}${hash}`;
}
