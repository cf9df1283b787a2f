import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogs } from './catalogs/en/index.ts';
import { FORMATTER, FULL_STOPS, INTERPOLATION } from './interpolation.ts';
import { FALLBACK, isLanguage, type Language, languageOfBrowser, PSEUDO } from './languages.ts';

export type Namespace = keyof Catalogs;

/** Catalogs of a visitor's first page. */
const firstCatalogs = import.meta.glob<{ default: object }>('./catalogs/*/{common,titles,sign-in}.ts');

async function load(language: string, namespace: string): Promise<object> {
  const isPseudo = language === PSEUDO;
  const file = `./catalogs/${isPseudo ? FALLBACK : language}/${namespace}.ts`;
  const catalog = firstCatalogs[file] ?? (await import('./further-catalogs.ts')).furtherCatalogs[file];
  if (!catalog) throw new Error(`There is no catalog ${namespace} in ${language}`);
  const { default: texts } = await catalog();
  if (isPseudo) return (await import('./pseudo.ts')).pseudo(texts);
  return language === 'fr' ? (await import('./french.ts')).french(texts) : texts;
}

/** Loads each catalog of each language from its own file on demand. */
const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

const i18next = createInstance();
let showsPseudo = false;

/** Starts with the browser's language unless another is given. Does not report texts that failed to load: see `loadNamespaces`. */
export async function startI18n(language: Language = languageOfBrowser()): Promise<void> {
  await i18next
    .use(files)
    .use(FORMATTER)
    .use(FULL_STOPS)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: FALLBACK,
      // No fallback catalogs: each language is complete. The fallback is for a language that cannot be loaded.
      partialBundledLanguages: false,
      load: 'currentOnly',
      ns: ['common', 'titles'],
      defaultNS: 'common',
      postProcess: FULL_STOPS.name,
      ...INTERPOLATION,
    });
  document.documentElement.lang = i18next.language;
}

/** Switches to the pseudo-language, whatever is set, to test how texts fit. */
export async function showPseudo(): Promise<void> {
  showsPseudo = true;
  await i18next.changeLanguage(PSEUDO);
}

/** Changes the language, by default to the browser's. Ignores one that the portal does not have (core 1). */
export async function setLanguage(code: string = languageOfBrowser()): Promise<void> {
  if (showsPseudo || !isLanguage(code) || code === i18next.language) return;
  await i18next.changeLanguage(code);
  document.documentElement.lang = code;
}

/** Loads the texts of a page before it is shown. Rejects if they cannot be loaded. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  // The library does not report what failed to load, and never retries it.
  const { language } = i18next;
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(language, name));
  await Promise.all(missing.map(async (name) => i18next.addResourceBundle(language, name, await load(language, name))));
}
