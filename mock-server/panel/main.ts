/** `panel.js`: adds the panel to the page that loads it. */
import { isHidden } from './cookies.ts';
import { createDrawer } from './drawer.ts';
import type { Shape } from './shape.ts';
import { STYLE } from './style.ts';
import { languageOf } from './texts/index.ts';
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
    if (isShortcut(event)) this.#shape?.toggle?.();
  };
  #pulse: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#shadow.adoptedStyleSheets = [sheet];
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
    const create = this.hasAttribute('page') ? createWholePage : createDrawer;
    this.#shape = create(root, language);
    this.#shadow.replaceChildren(...this.#shape.nodes);
    this.#shape.restore();
  }
}

if (!customElements.get(NAME)) {
  customElements.define(NAME, MockPanel);
  if (!document.querySelector(NAME) && !isHidden()) document.body.append(document.createElement(NAME));
}
