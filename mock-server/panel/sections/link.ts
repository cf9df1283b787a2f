import type { Persona } from '../api.ts';
import { copy } from '../copy.ts';
import type { Desk } from '../desk.ts';
import { button, field, h } from '../dom.ts';
import { LINK_FAULT_NAMES, type LinkFault } from '../rules.ts';
import { addressOfLink, isPath } from '../start-link.ts';

/** Makes a link that signs a person in to a new world of this scenario. */
export function linkMaker(
  desk: Desk,
  scenario: () => string,
): { element: HTMLElement; show: () => void; refresh: () => Promise<void> } {
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
  const result = h('input', { class: 'input', readonly: true, onfocus: () => result.select() });
  const problem = h('p', { class: 'hint' }, texts.problems.next);
  const copied = button(desk.texts.panel.copy, () => void copy(desk, result.value));
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
    problem.hidden = isValid;
    copied.disabled = !isValid || person.value === '';
    const faults = fault.value === '' ? [] : [fault.value as LinkFault];
    const at = isTimed.checked ? time : null;
    const link = { persona: person.value, scenario: scenario(), at, faults, next };
    result.value = isValid && person.value !== '' ? addressOfLink(link, desk.root) : '';
  }

  return {
    element: h(
      'div',
      { class: 'group' },
      h('h3', {}, texts.title),
      h('p', { class: 'hint' }, texts.hint),
      h('div', { class: 'pair' }, field(texts.person, person), field(texts.fault, fault)),
      h('div', {}, field(texts.place, place), problem),
      h('label', { class: 'check' }, isTimed, texts.timed),
      field(texts.address, result, undefined, copied),
    ),
    show,
    async refresh() {
      if (personas.length === 0) {
        personas = await desk.api.personas();
        person.replaceChildren(...personas.map(({ id, username }) => h('option', { value: id }, username)));
      }
      if (!isEdited) place.value = desk.isPage ? '/' : placeOf(desk.root);
      const { now_ms } = await desk.api.clock();
      time = new Date(now_ms).toISOString();
      show();
    },
  };
}

/** Path of the portal's page, relative to its root. */
function placeOf(root: URL): string {
  const { pathname, search, hash } = location;
  return `/${pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length) : ''}${search}${hash}`;
}
