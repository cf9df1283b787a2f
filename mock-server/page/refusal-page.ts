import { html } from 'hono/html';
import { languageOf } from '../language.ts';
import { type Markup, pageOf } from './page.ts';
import type { Refusal } from './refusal.ts';
import { REFUSAL_TEXTS, type RefusalTexts } from './refusal-texts.ts';

/** Pages that lead on from a refusal. Of all others, the same address again. */
const WAYS: Readonly<Record<string, { path: string; label: 'toPanel' | 'toKey' }>> = {
  WORLD_REQUIRED: { path: '/__mock/', label: 'toPanel' },
  KEY_REQUIRED: { path: '/__mock/key', label: 'toKey' },
  KEY_UNKNOWN: { path: '/__mock/key', label: 'toKey' },
};
const UNAVAILABLE = 503;

/** A refusal for people: what happened, when to try again, and how to go on. */
export function refusalPage(refusal: Refusal, languages: string, headers: Record<string, string>): Promise<Response> {
  const { status, code, retryAfter } = refusal;
  const language = languageOf(languages);
  const texts = REFUSAL_TEXTS[language];
  const said = saidOf(refusal, texts);
  const when = new Intl.RelativeTimeFormat(language).format(retryAfter ?? 0, 'second');
  const { [code]: way } = WAYS;
  const body = html`<p>${said.sentence}${retryAfter === undefined ? '' : ` ${texts.again(when)}`}</p>
      <p><a class="button" href="${way?.path ?? ''}">${texts[way?.label ?? 'tryAgain']}</a></p>
      <small>${status} ${code}</small>`;
  return pageOf({ status, language, title: said.title, body, headers });
}

/** Title and sentence of a refusal. The mock's own words are English. */
function saidOf({ status, code, detail }: Refusal, texts: RefusalTexts): { title: string; sentence: string | Markup } {
  const named = texts.refusals[code];
  if (named) return named;
  const title = status === UNAVAILABLE ? texts.unavailable : texts.refused;
  return { title, sentence: html`<span lang="en">${detail}</span>` };
}
