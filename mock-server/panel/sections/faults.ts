import type { Outage, OutageTarget, Rule } from '../api.ts';
import type { Desk, Section } from '../desk.ts';
import { button, h, iconButton } from '../dom.ts';
import { keyedList } from '../keyed-list.ts';
import { DELAYS, delayBy, effectOf, isDelay, PAYMENT_FAULT_NAMES, PAYMENT_FAULTS, subjectOf } from '../rules.ts';
import { segments } from '../segments.ts';
import { devicePicker } from './device-picker.ts';

const TARGETS = ['everything', 'x1', 'dr'] as const satisfies readonly OutageTarget[];

/** Faults: outages, slowness, declined cards, unreachable devices and all fault rules. */
export function faultsSection(desk: Desk): Section {
  const { faults: texts } = desk.texts;
  let rules: Rule[] = [];

  const outage = segments({
    label: texts.outage,
    options: [
      { value: 'none', text: texts.outageOf.none },
      ...TARGETS.map((value) => ({ value, text: texts.outageOf[value] })),
    ],
    choose: (value) =>
      desk.act(async () => {
        if (value === 'none') await desk.api.endOutage();
        else await desk.api.startOutage(value as OutageTarget);
        desk.recheckPortal();
        return `${texts.outage}: ${texts.outageOf[value as OutageTarget | 'none']}`;
      }),
  });
  const outageText = h('p', { class: 'hint' });
  const outageWhen = h('p', { class: 'hint' }, texts.outageWhen);

  const delay = segments({
    label: texts.slow,
    options: [
      { value: '0', text: texts.notSlow },
      ...DELAYS.map((ms) => ({ value: String(ms), text: texts.seconds((ms / 1000).toLocaleString(desk.locale)) })),
    ],
    choose: (value) =>
      desk.act(async () => {
        for (const { id } of (await desk.api.rules()).filter(isDelay)) await desk.api.removeRule(id);
        if (value !== '0') await desk.api.addRule(delayBy(Number(value)));
        return `${texts.slow}: ${value === '0' ? texts.notSlow : texts.seconds((Number(value) / 1000).toLocaleString(desk.locale))}`;
      }),
  });

  const payment = PAYMENT_FAULT_NAMES.map((name) =>
    button(texts.payments[name].button, () =>
      desk.act(async () => {
        await desk.api.addRule(PAYMENT_FAULTS[name]);
        return texts.payments[name].done;
      }),
    ),
  );
  const devices = devicePicker(desk, () => rules);

  const list = h('ul', { class: 'rows' });
  const none = h('p', { class: 'empty' }, texts.noRules);
  const removeAll = button(texts.removeAll, () =>
    desk.act(async () => {
      await desk.api.removeRules();
      return texts.removed;
    }),
  );
  const showRules = keyedList<Rule>(
    list,
    (rule) => JSON.stringify(rule),
    (rule) => h('li', {}, ruleRow(rule)),
  );

  function ruleRow(rule: Rule): HTMLElement {
    const subject = subjectOf(rule, desk.texts);
    const remove = () =>
      desk.act(async () => {
        await desk.api.removeRule(rule.id);
        return `${texts.remove}: ${subject}`;
      });
    return h(
      'div',
      { class: 'row still line' },
      h(
        'span',
        { class: 'grow' },
        h('b', {}, subject),
        h('span', { class: 'second' }, effectOf(rule, desk.texts, desk.locale)),
      ),
      iconButton('close', `${texts.remove}: ${subject}`, remove),
    );
  }

  function showOutage(current: Outage | null): void {
    outage.show(current ? current.of : 'none');
    outageText.textContent = current?.body ?? texts.outageHint;
  }

  return {
    id: 'faults',
    title: texts.title,
    isLive: true,
    element: h(
      'div',
      { class: 'stack' },
      h('div', { class: 'group' }, outage.element, outageText, outageWhen),
      h('div', { class: 'group' }, delay.element),
      h('div', { class: 'group' }, h('h3', {}, texts.payment), h('div', { class: 'actions' }, ...payment)),
      devices.element,
      h('div', { class: 'group' }, h('div', { class: 'line' }, h('h3', {}, texts.rules), removeAll), list, none),
    ),
    async refresh() {
      const [current, all] = await Promise.all([desk.api.outage(), desk.api.rules()]);
      rules = all;
      showOutage(current);
      delay.show(String(all.find(isDelay)?.effect.latency_ms ?? 0));
      showRules(all);
      none.hidden = all.length > 0;
      removeAll.hidden = all.length === 0;
      await devices.refresh();
    },
  };
}
