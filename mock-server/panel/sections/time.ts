import { DAY, HOUR, MINUTE } from '../../world/duration.ts';
import type { WorldClock } from '../api.ts';
import type { Desk, Section } from '../desk.ts';
import { button, field, form, h } from '../dom.ts';
import { instantIn, localInput, shortTime, type Zone, zoneName } from '../zone.ts';

/** Shows and controls the world's clock: freeze, resume, set and advance. */
export function timeSection(desk: Desk): Section {
  const { time: texts } = desk.texts;

  const hour = h('p', { class: 'figure' });
  const date = h('p', { class: 'note' });
  const zoneLine = h('p', { class: 'hint' });
  const state = h('span', { class: 'badge' });
  const toggle = button(texts.freeze, () => move(() => ({ frozen: !clock?.frozen })));
  const instant = h('input', { type: 'datetime-local', class: 'input', required: true });
  let clock: WorldClock | undefined;
  let zone: Zone | undefined;

  function show(next: WorldClock, shown: Zone): void {
    const { name: timeZone, isOfUser } = shown;
    // A time that was offered in another zone.
    if (zone?.name !== timeZone) instant.value = '';
    clock = next;
    zone = shown;
    hour.textContent = new Intl.DateTimeFormat(desk.locale, { timeStyle: 'medium', timeZone }).format(next.now_ms);
    date.textContent = new Intl.DateTimeFormat(desk.locale, { dateStyle: 'full', timeZone }).format(next.now_ms);
    const line = texts[isOfUser ? 'zoneOfUser' : 'zoneOfBrowser'](zoneName(timeZone, desk.locale, next.now_ms));
    zoneLine.textContent = line.charAt(0).toLocaleUpperCase(desk.locale) + line.slice(1);
    state.textContent = next.frozen ? texts.frozen : texts.running;
    state.classList.toggle('warning', next.frozen);
    state.classList.toggle('success', !next.frozen);
    toggle.textContent = next.frozen ? texts.resume : texts.freeze;
    if (instant.value === '') instant.value = localInput(next.now_ms, timeZone);
  }

  function move(by: (zone: Zone) => Parameters<Desk['api']['moveClock']>[0]): Promise<void> {
    return desk.act(async () => {
      const current = await desk.zone();
      const next = await desk.api.moveClock(by(zone ?? current));
      show(next, current);
      desk.recheckPortal();
      return texts.movedTo(shortTime(next.now_ms, desk.locale, current.name));
    });
  }

  const steps = [
    [texts.minutes15, 15 * MINUTE],
    [texts.hour, HOUR],
    [texts.day, DAY],
    [texts.week, 7 * DAY],
  ] as const;

  /** Pressed twice, it advances twice. */
  const step = (text: string, ms: number) =>
    h(
      'button',
      { type: 'button', class: 'button default', onclick: () => void move(() => ({ advance_ms: ms })) },
      text,
    );

  const goTo = () => move(({ name }) => ({ now: instantIn(instant.value, name) }));

  return {
    id: 'time',
    title: texts.title,
    isLive: true,
    element: h(
      'div',
      { class: 'stack' },
      h('div', {}, h('div', { class: 'line' }, hour, state), date, zoneLine),
      h(
        'div',
        { class: 'actions' },
        toggle,
        button(texts.backToNow, () => move(() => ({ now: Date.now(), frozen: false }))),
      ),
      h(
        'div',
        { class: 'field', role: 'group', 'aria-label': texts.advance },
        h('span', { class: 'label' }, texts.advance),
        h('div', { class: 'steps' }, ...steps.map(([text, ms]) => step(text, ms))),
      ),
      form(goTo, field(texts.goTo, instant, texts.hint, h('button', { class: 'button default' }, texts.go))),
    ),
    async refresh() {
      const [next, current] = await Promise.all([desk.api.clock(), desk.zone()]);
      show(next, current);
    },
  };
}
