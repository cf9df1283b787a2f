import type { Language } from '../language.ts';
import { createControlApi } from './api.ts';
import { chooseWorld } from './cookies.ts';
import { h, icon } from './dom.ts';
import { failureOf } from './failure.ts';
import { recall, remember } from './memory.ts';
import { unnamedWorlds } from './new-world.ts';
import { startSignIn } from './pending-sign-in.ts';
import { LINK_FAULTS } from './rules.ts';
import { type LinkProblem, type StartLink, startLinkIn } from './start-link.ts';
import { textsIn } from './texts/index.ts';

const TRUSTED = { isPersona: () => true, isScenario: () => true };

/** Resolves once users see the page: a browser may render a link before it is followed, which must not create a world. */
function shown(): Promise<void> {
  if (!(document as { prerendering?: boolean }).prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}

/** Survives a reload, which is how a user tries a link again. */
const linked = unnamedWorlds({
  read: () => recall().linkedWorld,
  write: (linkedWorld) => remember({ linkedWorld }),
});

/** Creates the world of a link, sets its faults and goes on to the sign-in. Other worlds stay as they are. */
async function open({ persona, scenario, at, faults, next }: StartLink, root: URL): Promise<void> {
  await shown();
  const mock = new URL('__mock/', root);
  const { id } = await linked(location.search, (as) =>
    createControlApi(mock).makeWorld({ id: as, scenario, ...(at !== null && { now: at }) }),
  );
  const world = createControlApi(mock, id);
  for (const fault of faults) await world.addRule(LINK_FAULTS[fault]);
  chooseWorld(id, root);
  startSignIn({ id: persona }, root, next);
}

/** The page of a scenario link. `problem`: what the mock found wrong with it. */
export function createStart(root: URL, language: Language, problem: LinkProblem | null): Node[] {
  const texts = textsIn(language);
  const { link } = texts;
  const status = h('p', { role: 'status' }, problem === null ? link.opening : link.problems[problem]);
  const toPanel = h('a', { href: new URL('__mock/', root).href }, link.toPanel);
  toPanel.hidden = problem === null;
  const fail = (sentence: string) => {
    status.textContent = sentence;
    toPanel.hidden = false;
  };
  const read = startLinkIn(new URLSearchParams(location.search), TRUSTED);
  if (problem === null && 'link' in read) {
    open(read.link, root).catch((error: unknown) => fail(failureOf(error, texts)));
  }
  return [
    h(
      'div',
      { class: 'page' },
      h('header', {}, h('span', { class: 'mark' }, icon('flask')), h('h1', { class: 'grow' }, link.pageTitle)),
      h('main', { class: 'stack' }, status, toPanel),
    ),
  ];
}
