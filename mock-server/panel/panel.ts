import type { Language } from '../language.ts';
import { createControlApi, Refusal } from './api.ts';
import { chooseWorld, currentWorld, DEFAULT_WORLD } from './cookies.ts';
import type { Desk, Section } from './desk.ts';
import { h } from './dom.ts';
import { failureOf } from './failure.ts';
import { remember } from './memory.ts';
import { createSections } from './sections/index.ts';
import { localeOf, textsIn } from './texts/index.ts';
import { currentZone, shortTime, type Zone } from './zone.ts';

export type Panel = {
  desk: Desk;
  sections: readonly Section[];
  /** Shows the current world and its time. */
  caption: HTMLElement;
  /** Status line of the panel. */
  status: HTMLElement;
  /** Refreshes the visible sections from the mock. A timer refreshes only the polling ones. */
  refresh: (onlyLive?: boolean) => void;
};

/** Name of the clock among what is refreshed. */
const CLOCK = 'clock';
/** How long a message stays, in milliseconds. */
const SHOWN = 8_000;

export type PanelOptions = {
  root: URL;
  isPage: boolean;
  language: Language;
  /** Visible sections. */
  inView: (sections: readonly Section[]) => readonly Section[];
};

/** The panel's sections and shared state, independent of layout. Drawer and page provide the layout. */
export function createPanel({ root, isPage, language, inView }: PanelOptions): Panel {
  const texts = textsIn(language);
  const locale = localeOf(language);
  const api = createControlApi(new URL('__mock/', root));
  const caption = h('p', { class: 'caption' });
  const status = h('p', { class: 'status', role: 'status' });
  /** Sections with a refresh in flight, so that slow answers do not pile up requests. */
  const asked = new Set<string>();
  /** Visible sections whose last refresh failed. The status line shows this until they succeed. */
  const cutOff = new Set<string>();
  /** Why the last refresh failed. */
  let away = '';

  let fading: ReturnType<typeof setTimeout> | undefined;
  function say(sentence: string, isFailure = false): void {
    clearTimeout(fading);
    status.textContent = sentence;
    status.classList.toggle('alarm', isFailure);
    // What was done is soon old news. A failure stays until something succeeds.
    if (!isFailure && sentence !== '') fade();
  }

  /** Shows after some time what holds then: that refreshes fail, or nothing. */
  function fade(): void {
    fading = setTimeout(() => (cutOff.size > 0 ? say(away, true) : say('')), SHOWN);
  }

  /** The action under way, with those that wait for it. */
  let acting = Promise.resolve();
  /** World that the page shows. */
  let world = currentWorld();
  /** Zone of this refresh. */
  let zone: Promise<Zone> | undefined;

  function fail(error: unknown): void {
    say(failureOf(error, texts), true);
    // A mock that was away may be back, without a refresh that noticed it.
    if (!(error instanceof Refusal)) fade();
  }

  const desk: Desk = {
    api,
    texts,
    locale,
    root,
    isPage,
    say,
    fail,
    act(work) {
      acting = acting.then(work).then((sentence) => say(sentence), fail);
      void acting.then(() => refresh());
      return acting;
    },
    zone: () => (zone ??= currentZone(api)),
    recheckPortal() {
      if (!isPage) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    leaveWorld(sentence) {
      world = currentWorld();
      if (isPage) return;
      remember({ open: true, status: sentence });
      location.reload();
    },
  };

  async function showClock(): Promise<void> {
    try {
      const [{ now_ms }, { name }] = await Promise.all([api.clock(), desk.zone()]);
      caption.textContent = `${currentWorld()} · ${shortTime(now_ms, locale, name)}`;
    } catch (error) {
      // The world was removed, so delete the cookie that names it.
      if (error instanceof Refusal && error.status === 404) chooseWorld(DEFAULT_WORLD, root);
      throw error;
    }
  }

  async function ask(id: string, question: () => Promise<void>): Promise<void> {
    if (asked.has(id)) return;
    asked.add(id);
    const askedIn = currentWorld();
    try {
      await question();
      const isBack = cutOff.delete(id);
      if (isBack && cutOff.size === 0 && status.classList.contains('alarm')) say('');
      // What sections that do not poll show is from before.
      if (isBack && id === CLOCK) setTimeout(refresh);
    } catch (error) {
      // Of a world that the browser has left since.
      if (currentWorld() !== askedIn) return;
      const before = away;
      away = failureOf(error, texts);
      if (!cutOff.has(id) || away !== before) say(away, true);
      cutOff.add(id);
    } finally {
      asked.delete(id);
    }
  }

  const sections = createSections(desk);

  /** Whether the browser has changed to another world: this one was removed, or left in another tab. Nothing of its page is left. */
  function isElsewhere(): boolean {
    if (currentWorld() === world) return false;
    const sentence = texts.panel.worldLeft(world, currentWorld());
    say(sentence);
    desk.leaveWorld(sentence);
    return true;
  }

  function refresh(onlyLive = false): void {
    const shown = inView(sections);
    if (shown.length === 0) return;
    const isAll = isElsewhere() || !onlyLive;
    zone = undefined;
    for (const id of cutOff) if (id !== CLOCK && !shown.some((section) => section.id === id)) cutOff.delete(id);
    void ask(CLOCK, showClock);
    for (const section of shown) {
      // Also sections whose last request failed, which would stay empty.
      if (section.isLive || isAll || cutOff.has(section.id)) void ask(section.id, section.refresh);
      section.follow?.();
    }
  }

  return { desk, sections, caption, status, refresh };
}
