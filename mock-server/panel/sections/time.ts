import { DAY, HOUR, MINUTE } from '../../world/duration.ts';
import type { WorldClock } from '../api.ts';
import type { Desk, Section } from '../desk.ts';
import { button, field, h } from '../dom.ts';

/** Formats an instant for `datetime-local` in the browser's time zone. */
export function localInput(ms: number, offsetMinutes: number): string {
  return new Date(ms - offsetMinutes * MINUTE).toISOString().slice(0, 16);
}

/** Shows and controls the world's clock: freeze, resume, set and advance. */
export function timeSection(desk: Desk): Section {
  const { time: texts } = desk.texts;
  const ofDay = new Intl.DateTimeFormat(desk.locale, { timeStyle: 'medium' });
  const ofYear = new Intl.DateTimeFormat(desk.locale, { dateStyle: 'full' });
  const inShort = new Intl.DateTimeFormat(desk.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const { timeZone } = ofDay.resolvedOptions();

  const hour = h('p', { class: 'figure' });
  const date = h('p', { class: 'note' });
  const state = h('span', { class: 'badge' });
  const toggle = button('', () => move({ frozen: !clock?.frozen }));
  const instant = h('input', { type: 'datetime-local', class: 'input', required: true });
  let clock: WorldClock | undefined;

  function show(next: WorldClock): void {
    clock = next;
    hour.textContent = ofDay.format(next.now_ms);
    date.textContent = ofYear.format(next.now_ms);
    state.textContent = next.frozen ? texts.frozen : texts.running;
    state.classList.toggle('warning', next.frozen);
    state.classList.toggle('success', !next.frozen);
    toggle.textContent = next.frozen ? texts.resume : texts.freeze;
    if (instant.value === '') instant.value = localInput(next.now_ms, new Date(next.now_ms).getTimezoneOffset());
  }

  function move(by: Parameters<Desk['api']['moveClock']>[0]): void {
    desk.act(async () => {
      const next = await desk.api.moveClock(by);
      show(next);
      return texts.movedTo(inShort.format(next.now_ms));
    });
  }

  const steps = [
    [texts.minutes15, 15 * MINUTE],
    [texts.hour, HOUR],
    [texts.day, DAY],
    [texts.week, 7 * DAY],
  ] as const;

  function goTo(event: Event): void {
    event.preventDefault();
    move({ now: new Date(instant.value).getTime() });
  }

  return {
    id: 'time',
    title: texts.title,
    isLive: true,
    element: h(
      'div',
      { class: 'stack' },
      h('div', {}, h('div', { class: 'line' }, hour, state), date, h('p', { class: 'hint' }, texts.zone(timeZone))),
      h(
        'div',
        { class: 'actions' },
        toggle,
        button(texts.backToNow, () => move({ now: Date.now(), frozen: false })),
      ),
      h(
        'div',
        { class: 'field', role: 'group', 'aria-label': texts.advance },
        h('span', { class: 'label' }, texts.advance),
        h('div', { class: 'steps' }, ...steps.map(([text, ms]) => button(text, () => move({ advance_ms: ms })))),
      ),
      h(
        'form',
        { onsubmit: goTo },
        field(texts.goTo, instant, texts.hint, h('button', { class: 'button default' }, texts.go)),
      ),
    ),
    refresh: async () => show(await desk.api.clock()),
  };
}
