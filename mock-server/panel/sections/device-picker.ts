import type { Device, Persona, Rule } from '../api.ts';
import type { Desk } from '../desk.ts';
import { button, field, h } from '../dom.ts';
import { keyedList } from '../keyed-list.ts';
import { isUnreachable, unreachable } from '../rules.ts';

const MOST_SHOWN = 6;

const matches = ({ vehicle_name, device_key, product_name }: Device, words: string): boolean =>
  `${vehicle_name} ${device_key} ${product_name}`.toLowerCase().includes(words.trim().toLowerCase());

/** Selects a user's device and makes it unreachable or reachable. */
export function devicePicker(
  desk: Desk,
  rules: () => readonly Rule[],
): { element: HTMLElement; refresh: () => Promise<void> } {
  const { faults: texts } = desk.texts;
  const person = h('select', { class: 'input', onchange: () => void desk.act(loadDevices) });
  const filter = h('input', { type: 'search', class: 'input', autocomplete: 'off', oninput: show });
  const list = h('ul', { class: 'rows' });
  const rest = h('p', { class: 'empty' });
  let personas: Persona[] = [];
  let devices: Device[] | undefined;

  const rulesOf = (key: string): Rule[] => rules().filter((rule) => rule.device_key === key && isUnreachable(rule));
  const showRows = keyedList<Device>(
    list,
    ({ device_key }) => `${device_key} ${rulesOf(device_key).length}`,
    (device) => h('li', {}, deviceRow(device)),
  );

  function deviceRow({ device_key, vehicle_name, product_name }: Device): HTMLElement {
    const silent = rulesOf(device_key);
    const silence = () =>
      desk.act(async () => {
        await desk.api.addRule(unreachable(device_key));
        return texts.isUnreachable(vehicle_name);
      });
    const bringBack = () =>
      desk.act(async () => {
        for (const { id } of silent) await desk.api.removeRule(id);
        return texts.isBack(vehicle_name);
      });
    const change = silent.length === 0 ? button(texts.makeUnreachable, silence) : button(texts.bringBack, bringBack);
    change.setAttribute('aria-label', `${change.textContent}: ${vehicle_name}`);
    return h(
      'div',
      { class: 'row still line' },
      h(
        'span',
        { class: 'grow' },
        h('b', {}, vehicle_name),
        h('span', { class: 'second' }, `${device_key} · ${product_name}`),
      ),
      change,
    );
  }

  async function loadDevices(): Promise<string> {
    // Those of another person would be taken for theirs, if the mock does not answer.
    devices = undefined;
    show();
    const { value } = person;
    const all = await desk.api.devicesOf(value);
    if (value === person.value) devices = all;
    show();
    return '';
  }

  function show(): void {
    const found = (devices ?? []).filter((device) => matches(device, filter.value));
    showRows(found.slice(0, MOST_SHOWN));
    rest.textContent = found.length === 0 ? texts.noDevices : texts.moreDevices(found.length - MOST_SHOWN);
    rest.hidden = !devices || (found.length > 0 && found.length <= MOST_SHOWN);
  }

  return {
    element: h(
      'div',
      { class: 'group' },
      h('h3', {}, texts.unreachable),
      field(texts.ofPerson, person),
      field(texts.filterDevices, filter),
      list,
      rest,
    ),
    async refresh() {
      if (personas.length === 0) {
        personas = await desk.api.personas();
        person.replaceChildren(...personas.map(({ id, username }) => h('option', { value: id }, username)));
      }
      if (devices) show();
      else await loadDevices();
    },
  };
}
