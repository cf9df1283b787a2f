import type { Persona } from '../api.ts';
import { isHidden } from '../cookies.ts';
import { copy, copyButton } from '../copy.ts';
import type { Desk, Section } from '../desk.ts';
import { button, field, h } from '../dom.ts';
import { keyedList } from '../keyed-list.ts';
import { recall, remember } from '../memory.ts';
import { fillSignInForm } from '../sign-in-form.ts';

const matches = ({ username, role, shows }: Persona, words: string): boolean =>
  `${username} ${role} ${shows}`.toLowerCase().includes(words.trim().toLowerCase());

/**
 * Personas to sign in as. Choosing one opens the portal's sign-in page in a signed-out state. The panel only provides
 * name and password, because the portal creates the session.
 */
export function peopleSection(desk: Desk): Section {
  const { people } = desk.texts;
  const chosen = h('div');
  const filter = h('input', { type: 'search', class: 'input', autocomplete: 'off', oninput: show });
  const list = h('ul', { class: 'rows' });
  const noMatch = h('p', { class: 'empty' }, people.noMatch);
  const showRows = keyedList<Persona>(
    list,
    ({ id }) => id,
    (persona) => h('li', {}, personRow(persona)),
  );
  let personas: Persona[] = [];

  function personRow(persona: Persona): HTMLElement {
    return h(
      'button',
      { type: 'button', class: 'row', onclick: () => void choose(persona) },
      h(
        'span',
        { class: 'line' },
        h('b', {}, persona.username),
        h('span', { class: 'badge' }, people.roles[persona.role]),
      ),
      h('span', { class: 'second' }, persona.shows),
    );
  }

  async function choose(persona: Persona): Promise<void> {
    remember({ persona: persona.id, open: true, section: 'people' });
    // Leaving the page discards what was not copied.
    await copy(desk, persona.username);
    if (desk.isPage && isHidden()) showChosen();
    else location.assign(new URL('logout', desk.root));
  }

  function showChosen(): void {
    const persona = personas.find(({ id }) => id === recall().persona);
    chosen.replaceChildren(...(persona ? [chosenCard(persona)] : []));
    chosen.hidden = !persona;
  }

  function chosenCard({ username, password, shows }: Persona): HTMLElement {
    const secret = (label: string, text: string) =>
      h('div', { class: 'secret' }, h('span', {}, label), h('code', {}, text), copyButton(desk, label, text));
    const forget = () => {
      remember({ persona: null });
      showChosen();
      filter.focus();
    };
    const fill = () => {
      const { filled, noForm } = people;
      desk.say(fillSignInForm(document, username, password) ? filled : noForm);
    };
    return h(
      'div',
      { class: 'card', role: 'group', 'aria-label': people.signInAs },
      h('h3', {}, people.signInAs),
      secret(people.username, username),
      secret(people.password, password),
      h('p', { class: 'hint' }, shows),
      h(
        'div',
        { class: 'actions' },
        desk.isPage ? null : button(people.fill, fill),
        button(people.forget, forget, 'quiet'),
      ),
    );
  }

  function show(): void {
    const found = personas.filter((persona) => matches(persona, filter.value));
    showRows(found);
    noMatch.hidden = found.length > 0;
  }

  return {
    id: 'people',
    title: people.title,
    isLive: false,
    element: h('div', { class: 'stack' }, chosen, field(people.filter, filter, people.hint), list, noMatch),
    async refresh() {
      personas = await desk.api.personas();
      showChosen();
      show();
    },
  };
}
