import type { Persona } from '../api.ts';
import { isHidden } from '../cookies.ts';
import { copyButton } from '../copy.ts';
import type { Desk, Section } from '../desk.ts';
import { button, field, h } from '../dom.ts';
import { keyedList } from '../keyed-list.ts';
import { recall, remember } from '../memory.ts';
import { continueSignIn, startSignIn } from '../pending-sign-in.ts';
import { subjectIn } from '../session.ts';

const matches = ({ username, role, shows }: Persona, words: string): boolean =>
  `${username} ${role} ${shows}`.toLowerCase().includes(words.trim().toLowerCase());

/**
 * Personas to sign in as. Choosing one ends the session of the portal and signs in through its form, because the portal creates sessions.
 * Its name and password are shown until then, for accounts that cannot sign in, and on a page without a portal.
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
      { type: 'button', class: 'row', onclick: () => choose(persona) },
      h(
        'span',
        { class: 'line' },
        h('b', {}, persona.username),
        h('span', { class: 'badge' }, people.roles[persona.role]),
      ),
      h('span', { class: 'second' }, persona.shows),
    );
  }

  function choose(persona: Persona): void {
    if (desk.isPage && isHidden()) {
      remember({ persona: persona.id });
      showChosen();
    } else void signIn(persona);
  }

  /** Asks the mock first: without it, the browser would leave for a page that does not come. */
  const signIn = (persona: Persona) =>
    desk.act(async () => {
      await desk.api.clock();
      startSignIn(persona, desk.root);
      return '';
    });

  function showChosen(): void {
    const isSignedIn = !desk.isPage && subjectIn(document.cookie) !== null;
    const persona = isSignedIn ? undefined : personas.find(({ id }) => id === recall().persona);
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
    return h(
      'div',
      { class: 'card', role: 'group', 'aria-label': people.signInAs },
      h('h3', {}, people.signInAs),
      secret(people.username, username),
      secret(people.password, password),
      h('p', { class: 'hint' }, shows),
      h('div', { class: 'actions' }, button(people.forget, forget, 'quiet')),
    );
  }

  function show(): void {
    const found = personas.filter((persona) => matches(persona, filter.value));
    showRows(found);
    noMatch.hidden = found.length > 0;
  }

  if (!desk.isPage) continueSignIn(desk).catch(desk.fail);
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
