const TEXTS = {
  en: {
    title: 'The demo cannot start here',
    body: 'It simulates its server in a service worker. That needs https or localhost, and a window that is not private.',
    again: 'Try again',
  },
  fr: {
    title: 'La démo ne peut pas démarrer ici',
    body: 'Elle simule son serveur dans un service worker. Il faut https ou localhost, et une fenêtre non privée.',
    again: 'Réessayer',
  },
  es: {
    title: 'La demostración no puede iniciarse aquí',
    body: 'Simula su servidor en un service worker. Hace falta https o localhost, y una ventana que no sea privada.',
    again: 'Reintentar',
  },
} as const;
type Language = keyof typeof TEXTS;

/** First supported language of a list (`fr-CA`, `en`). Falls back to English. */
export function languageOf(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => Object.hasOwn(TEXTS, code)) ?? 'en';
}

const STYLE = `
:host { display: grid; min-height: 100dvh; place-items: center; padding: 16px; }
main {
  box-sizing: border-box;
  max-width: 400px;
  padding: 24px;
  border: 1px solid light-dark(#e2e7ea, #2f383e);
  border-radius: 12px;
  background: light-dark(#ffffff, #1f272c);
  color: light-dark(#131b1f, #e8ecee);
  font: 400 14px/20px "Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
p { margin: 0 0 16px; }
button {
  height: 44px;
  padding: 0 20px;
  border: 0;
  border-radius: 8px;
  background: light-dark(#007283, #48bed4);
  color: light-dark(#ffffff, #06181c);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
`;

/** Shows the startup error in place of the portal, with a retry button. */
export function explain(place: Element): void {
  const language = languageOf(navigator.languages);
  const { title, body, again } = TEXTS[language];
  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] =>
    Object.assign(document.createElement(tag), { textContent: text });

  const button = element('button', again);
  button.addEventListener('click', () => location.reload());
  const alert = element('main');
  alert.setAttribute('role', 'alert');
  alert.lang = language;
  alert.append(element('h1', title), element('p', body), button);

  const host = element('div');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(alert);
  place.replaceChildren(host);
}
