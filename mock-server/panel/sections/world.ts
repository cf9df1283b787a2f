import { Refusal, type Scenario, type WorldSummary } from '../api.ts';
import { chooseWorld, currentWorld } from '../cookies.ts';
import type { Desk, Section } from '../desk.ts';
import { button, field, form, h } from '../dom.ts';
import { unnamedWorlds } from '../new-world.ts';
import { twoSteps } from '../two-steps.ts';
import { linkMaker } from './link.ts';
import { worldRemover } from './remove-world.ts';
import { worldFileActions } from './world-file.ts';

/** The world of this browser. `null`: it was removed, and there is no other to fall back to in a shared mock. */
async function current(desk: Desk): Promise<WorldSummary | null> {
  try {
    return await desk.api.world(currentWorld());
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

/** Fills a select. Keeps the selection if it still exists, unless `isOther`: those before were of another world. */
function fill(
  select: HTMLSelectElement,
  options: readonly { value: string; text: string }[],
  selected: string,
  isOther: boolean,
): void {
  const value = isOther ? selected : select.value;
  select.replaceChildren(...options.map((option) => h('option', { value: option.value }, option.text)));
  select.value = options.some((option) => option.value === value) ? value : selected;
}

/** Shows the scenario and the world, with actions to switch and reset them. */
export function worldSection(desk: Desk): Section {
  const { world: texts } = desk.texts;
  const unnamed = unnamedWorlds();
  let scenarios: Scenario[] = [];
  /** World that the section shows. */
  let shown: string | undefined;

  const scenario = h('select', { class: 'input', onchange: showScenario });
  const shows = h('p', { class: 'note' });
  const world = h('select', { class: 'input', onchange: () => remover.close() });
  const name = h('input', {
    class: 'input',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: 64,
    pattern: '[A-Za-z0-9_\\-]+',
  });

  const link = linkMaker(desk, () => ({ name: scenario.value, title: titleOf(scenario.value) }));

  const titleOf = (value: string): string => scenarios.find((one) => one.name === value)?.title ?? value;

  function showScenario(): void {
    shows.textContent = scenarios.find((one) => one.name === scenario.value)?.shows ?? '';
    link.show();
  }

  function load(): Promise<void> {
    return desk.act(async () => {
      await desk.api.loadScenario(scenario.value);
      const sentence = texts.loaded(titleOf(scenario.value));
      desk.leaveWorld(sentence);
      return sentence;
    });
  }

  function enter(id: string, sentence = `${texts.world}: ${id}`): string {
    chooseWorld(id, desk.root);
    desk.leaveWorld(sentence);
    return sentence;
  }

  /** Enters a world of the list, unless it was removed since. */
  const use = () =>
    desk.act(async () => {
      const { id } = await desk.api.world(world.value);
      return enter(id);
    });

  function make(): Promise<void> {
    return desk.act(async () => {
      const id = name.value;
      const worlds = id === '' ? [] : await desk.api.worlds();
      // The mock would replace it.
      if (worlds.some((one) => one.id === id)) throw new Refusal(400, texts.nameTaken(id));
      const make = (as: string) => desk.api.makeWorld({ id: as, scenario: scenario.value });
      const made = await (id === '' ? unnamed(scenario.value, make) : make(id));
      name.value = '';
      return enter(made.id);
    });
  }

  const remover = worldRemover(desk, { chosen: () => world.value, current: currentWorld, enter });
  const reset = twoSteps(texts.reset, texts.keep, () => ({
    label: texts.resetNow,
    work: () =>
      desk.act(async () => {
        await desk.api.reset();
        desk.leaveWorld(texts.wasReset);
        return texts.wasReset;
      }),
  }));

  const nameOf = (summary: WorldSummary): string => `${summary.id} · ${titleOf(summary.scenario)}`;

  return {
    id: 'world',
    title: texts.title,
    isLive: false,
    follow: link.follow,
    element: h(
      'div',
      { class: 'stack' },
      h(
        'div',
        { class: 'group' },
        field(texts.scenario, scenario),
        shows,
        h('div', { class: 'actions' }, button(texts.load, load), h('p', { class: 'hint' }, texts.loadHint)),
      ),
      h('div', { class: 'group' }, field(texts.world, world, texts.worldHint, button(texts.use, use)), remover.element),
      h(
        'div',
        { class: 'group' },
        form(
          make,
          field(texts.newWorld, name, texts.newWorldHint, h('button', { class: 'button default' }, texts.make)),
        ),
      ),
      worldFileActions(desk, enter),
      link.element,
      h('div', { class: 'group' }, reset.element, h('p', { class: 'hint' }, texts.resetHint)),
    ),
    async refresh() {
      const [all, worlds, own] = await Promise.all([desk.api.scenarios(), desk.api.worlds(), current(desk)]);
      scenarios = all;
      const isOther = shown === undefined || own?.id !== shown;
      shown = own?.id;
      fill(
        scenario,
        all.map(({ name: value, title }) => ({ value, text: title })),
        own?.scenario ?? 'default',
        isOther,
      );
      const { value } = world;
      fill(
        world,
        worlds.map((one) => ({ value: one.id, text: nameOf(one) })),
        own?.id ?? worlds[0]?.id ?? '',
        isOther,
      );
      // The question is about a world that was removed in another tab.
      if (world.value !== value) remover.close();
      showScenario();
      await link.refresh();
    },
  };
}
