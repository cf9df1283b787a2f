/**
 * A script of its own, `first-files.js`, beside the entry: loads the files of the first page while those of every page load. The entry
 * would find them a second later on a slow phone, after it has run.
 */
import { languageOfBrowser } from '../i18n/languages.ts';
import { type FirstPage, firstPage, type PageFiles, preload } from './first-files.ts';
import { keptLanguage } from './kept-language.ts';

/** Set by the build. */
declare const FIRST_FILES: Readonly<Record<FirstPage, PageFiles>>;

const base = new URL('./', document.baseURI).pathname;
const isSignedIn = /\.LastAuthUser=/.test(document.cookie);
const page = firstPage(location.pathname.slice(base.length - 1), isSignedIn);
if (page) {
  const { code, texts } = FIRST_FILES[page];
  document.head.append(...[...texts[keptLanguage() ?? languageOfBrowser()], ...code].map(preload));
}
