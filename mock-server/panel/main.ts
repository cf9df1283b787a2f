/** `panel.js`: adds the panel to the page that loads it. */
import { languageOf } from '../language.ts';
import { createControlApi } from './api.ts';
import { isHidden } from './cookies.ts';
import { pressOnce } from './dom.ts';
import { createDrawer } from './drawer.ts';
import { continueSignIn } from './pending-sign-in.ts';
import type { Shape } from './shape.ts';
import { createStart } from './start.ts';
import type { LinkProblem } from './start-link.ts';
import { STYLE } from './style.ts';
import { createWholePage } from './whole-page.ts';

const NAME = 'waymark-mock';
/** Opens and closes the panel. A code, because Option gives other characters on a Mac. */
const isShortcut = ({ code, altKey, shiftKey }: KeyboardEvent): boolean => code === 'KeyM' && altKey && shiftKey;
/** Polling interval in milliseconds. */
const PULSE = 1_000;
/** URL of the portal and its mock: one level above `__mock/panel.js`. */
const root = new URL(/* @vite-ignore */ '../', import.meta.url);

class MockPanel extends HTMLElement {
  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #page = new MutationObserver(() => this.#build());
  #shape: Shape | undefined;
  #language = '';
  readonly #onKey = (event: KeyboardEvent) => {
    if (isShortcut(event) && !event.repeat) this.#shape?.toggle?.();
  };
  #pulse: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#shadow.adoptedStyleSheets = [sheet];
    this.#shadow.addEventListener('keydown', pressOnce);
    this.#build();
    this.#page.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
    document.addEventListener('keydown', this.#onKey);
    this.#pulse = setInterval(() => document.hidden || this.#shape?.panel.refresh(true), PULSE);
  }

  disconnectedCallback(): void {
    this.#page.disconnect();
    document.removeEventListener('keydown', this.#onKey);
    clearInterval(this.#pulse);
  }

  /** Builds the panel in the page's language. Rebuilds it if the language changes. */
  #build(): void {
    const language = languageOf(document.documentElement.lang);
    if (language === this.#language) return;
    this.#language = language;
    this.lang = language;
    if (this.hasAttribute('start')) {
      this.#shadow.replaceChildren(...createStart(root, language, this.getAttribute('problem') as LinkProblem | null));
      return;
    }
    const create = this.hasAttribute('page') ? createWholePage : createDrawer;
    // A page that loads changes its language, which must not take back what the panel has just said.
    const said = this.#shape?.panel.status.textContent ?? '';
    this.#shape = create(root, language);
    this.#shadow.replaceChildren(...this.#shape.nodes);
    this.#shape.restore();
    if (said !== '') this.#shape.panel.desk.say(said);
  }
}

if (!customElements.get(NAME)) {
  customElements.define(NAME, MockPanel);
  const isShown = document.querySelector(NAME) !== null;
  if (!isShown && !isHidden()) document.body.append(document.createElement(NAME));
  // A link signs in without the panel, too.
  else if (!isShown) void continueSignIn({ api: createControlApi(new URL('__mock/', root)), root });
}
