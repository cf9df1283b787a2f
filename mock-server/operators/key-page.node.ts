import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { AddressOf } from '../address.ts';
import { refusalOf } from '../api/refusals.ts';
import { isForeign } from '../control/app.ts';
import { languageOf } from '../language.ts';
import { pageOf } from '../page/page.ts';
import { type WorldRegistry, WorldTaken } from '../world/registry.ts';
import { KEY_PATH } from './front.node.ts';
import { KEY_TEXTS } from './key-texts.ts';
import { worldsOfTeam } from './team-worlds.ts';
import { type FindTeam, KEY_COOKIE, type Team } from './teams.node.ts';

/** In bytes. */
const LARGEST_FORM = 16 * 1024;
const WORLD_ID = /^[A-Za-z0-9_-]{1,64}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Form = { world: string; next: string };
type Problem = 'unknownKey' | 'revoked' | 'invalidWorld' | 'taken' | 'tooMany';
export type KeyPageOptions = { worlds: WorldRegistry; findTeam: FindTeam; addressOf: AddressOf };

/**
 * The page at which browsers enter the key of a team. Every page of the mock shows it to a browser without a key. A cookie keeps the
 * key, because pages cannot add a header to the requests of a navigation, a picture or a video. The key is sent in a body, never in
 * an address. Without a world, the browser gets the one that is named like the team.
 */
export function createKeyPage({ worlds, findTeam, addressOf }: KeyPageOptions): Hono {
  const app = new Hono({ strict: false });

  app.post(KEY_PATH, bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
    if (isForeign(c, addressOf(c))) return c.json({ detail: 'This form only takes requests of its own page.' }, 403);
    const sent = await c.req.parseBody();
    const text = (name: string) => (typeof sent[name] === 'string' ? sent[name].trim() : '');
    const form = { world: text('world'), next: text('next') };
    const team = findTeam(text('key'));
    if (!team) return page(c, 401, form, 'unknownKey');
    const own = worldsOfTeam(worlds, team);
    const world = form.world || (await chosenIn(c, own)) || team.name;
    const problem = await problemOf(own, world);
    if (problem) return page(c, 400, form, problem, team);
    const { protocol, origin } = addressOf(c);
    const kept = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
    c.header('set-cookie', `${KEY_COOKIE}=${text('key')}; ${kept}; HttpOnly`);
    c.header('set-cookie', `mock_world=${world}; ${kept}`, { append: true });
    return c.redirect(placeIn(form.next, origin), 303);
  });

  app.all(KEY_PATH, (c) => page(c, 200, { world: '', next: '' }));
  app.all('*', (c) => {
    const form = { world: '', next: addressOf(c).pathname + addressOf(c).search };
    // A browser with a key comes here only if it is of no team.
    return page(c, 401, form, getCookie(c, KEY_COOKIE) === undefined ? undefined : 'revoked');
  });
  app.onError((error, c) => {
    const refusal = refusalOf(error, c);
    if (refusal) return refusal;
    throw error;
  });
  return app;
}

/** The world that a browser has chosen before, if it is one of the team. */
async function chosenIn(c: Context, own: WorldRegistry): Promise<string> {
  const chosen = getCookie(c, 'mock_world') ?? '';
  return chosen !== '' && (await own.enter(chosen)) ? chosen : '';
}

/** Why a team cannot use a world. Creates it if it is missing. */
async function problemOf(own: WorldRegistry, id: string): Promise<Problem | null> {
  if (!WORLD_ID.test(id)) return 'invalidWorld';
  try {
    if (await own.enter(id)) return null;
    return (await own.create({ id })) ? null : 'tooMany';
  } catch (error) {
    if (error instanceof WorldTaken) return 'taken';
    throw error;
  }
}

/** Where to go on: an address of this mock, else its panel. */
function placeIn(next: string, origin: string): string {
  const url = next.startsWith('/') ? URL.parse(next, origin) : null;
  const isOwn = url?.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search : '/__mock/';
}

function page(c: Context, status: number, form: Form, problem?: Problem, team?: Team): Promise<Response> {
  const language = languageOf(c.req.header('accept-language') ?? '');
  const texts = KEY_TEXTS[language];
  const limit = team?.worlds ?? 0;
  const said = problem && (problem === 'tooMany' ? texts.tooMany(limit) : texts[problem]);
  const isWorld = problem !== undefined && problem !== 'unknownKey' && problem !== 'revoked';
  const error = said ? html`<p class="error" id="error" role="alert">${said}</p>` : '';
  const invalid = raw('aria-invalid="true" aria-describedby="error"');
  const body = html`<p>${texts.intro}</p>
      <form method="post" action="${KEY_PATH}">
        <input type="hidden" name="next" value="${form.next}" />
        <label for="key">${texts.key}</label>
        <input id="key" name="key" type="password" autocomplete="current-password" required autofocus ${problem && !isWorld ? invalid : ''} />
        ${isWorld ? html`<small></small>` : error || html`<small></small>`}
        <label for="world">${texts.world}</label>
        <input id="world" name="world" value="${form.world}" autocomplete="off" autocapitalize="none" spellcheck="false" ${isWorld ? invalid : raw('aria-describedby="hint"')} />
        ${isWorld ? error : html`<small id="hint">${texts.worldHint}</small>`}
        <button>${texts.enter}</button>
      </form>`;
  return pageOf({ status, language, title: texts.title, body });
}
