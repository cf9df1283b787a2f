import { MINUTE } from '../../world/duration.ts';
import { Refusal } from '../api.ts';
import { currentWorld } from '../cookies.ts';
import type { Desk } from '../desk.ts';
import { button, h } from '../dom.ts';
import { unnamedWorlds } from '../new-world.ts';

/** Time for the browser to start the download, in milliseconds. */
const RELEASE_AFTER = MINUTE;

/** Saves a JSON value to the user's downloads. */
function download(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER);
}

/** The JSON of a chosen file. Rejects like the mock, which refuses other files. */
async function read(file: File, notAFile: string): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    throw new Refusal(400, notAFile);
  }
}

/** Saves the current world as a file, and opens one as a new world. `enter`: switches to it. */
export function worldFileActions(desk: Desk, enter: (id: string) => string): HTMLElement {
  const { world: texts } = desk.texts;
  const unnamed = unnamedWorlds();
  const picker = h('input', { type: 'file', accept: 'application/json,.json', hidden: true, onchange: open });

  function save(): Promise<void> {
    return desk.act(async () => {
      const id = currentWorld();
      const name = `waymark-${id}.json`;
      download(name, await desk.api.worldFile(id));
      return texts.saved(name);
    });
  }

  function open(): void {
    const [file] = picker.files ?? [];
    // The same file can be chosen again.
    picker.value = '';
    if (!file) return;
    void desk.act(async () => {
      const content = await read(file, texts.notAFile);
      const opened = await unnamed(JSON.stringify(content), (id) => desk.api.openWorld(id, content));
      return enter(opened.id);
    });
  }

  return h(
    'div',
    { class: 'group' },
    h('h3', {}, texts.file),
    h(
      'div',
      { class: 'actions' },
      button(texts.save, save),
      button(texts.open, () => picker.click()),
      picker,
    ),
    h('p', { class: 'hint' }, texts.fileHint),
  );
}
