import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refusalOf } from '../api/refusals.ts';
import { OutcomeUnknown } from '../sandbox/refusals.ts';
import { SandboxUnavailable, WorldReplaced } from '../world/registry.ts';
import { type Refusal, refusalAnswer } from './refusal.ts';

const TOO_MANY: Refusal = { status: 429, code: 'TOO_MANY_REQUESTS', detail: 'Too many.', retryAfter: 3 };
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

const asked = (headers: Record<string, string>, path = '/api/v1/vehicle') => ({
  path,
  header: (name: string) => headers[name],
});

test.each([
  ['en-US', 'Too many requests', 'You can try again in 3 seconds.', 'Try again'],
  ['fr-CA,fr;q=0.9', 'Trop de requêtes', 'Vous pourrez réessayer dans 3 secondes.', 'Réessayer'],
  ['es-MX', 'Demasiadas solicitudes', 'Podrá intentarlo de nuevo dentro de 3 segundos.', 'Intentar de nuevo'],
])('a browser in %s gets a page that says when to try again', async (language, title, when, again) => {
  const answer = await refusalAnswer(TOO_MANY, asked({ accept: PAGE, 'accept-language': language }));
  const text = (await answer.text()).replaceAll(/\s/g, ' ');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3']);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(when);
  expect(text).toContain(`<a class="button" href="">${again}</a>`);
  expect(text).toContain('429 TOO_MANY_REQUESTS');
});

test('the page allows its own style and nothing else', async () => {
  const answer = await refusalAnswer(TOO_MANY, asked({ accept: PAGE }));
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await answer.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test.each<Record<string, string>>([{}, { accept: '*/*' }, { accept: 'application/json' }])(
  'a program with %j gets JSON',
  async (headers) => {
    const answer = await refusalAnswer(TOO_MANY, asked(headers));
    expect(await answer.json()).toEqual({ detail: 'Too many.', code: 'TOO_MANY_REQUESTS' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'retry-after': '3',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, x-request-id',
    });
  },
);

test('identity names a refusal as its SDKs read it, and the control API is for its own origin', async () => {
  const identity = await refusalAnswer(TOO_MANY, asked({}, '/identity/'));
  expect(await identity.json()).toMatchObject({ __type: 'TOO_MANY_REQUESTS', message: 'Too many.' });
  const control = await refusalAnswer(TOO_MANY, asked({}, '/__mock/worlds'));
  expect(control.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  [new SandboxUnavailable('NO_DATABASE', 'The database cannot be reached.'), 'cannot reach the database', '1'],
  [new OutcomeUnknown(null), 'Read it before you send the request again.', null],
  [new WorldReplaced(), '<span lang="en">The world was reset during the request.</span>', null],
  [new SandboxUnavailable('OTHER', 'A <b>bold</b> sentence.'), 'A &lt;b&gt;bold&lt;/b&gt; sentence.', '1'],
])('a world that cannot be used is a page too: %s', async (error, sentence, wait) => {
  const app = new Hono().get('*', () => {
    throw error;
  });
  app.onError((thrown, c) => refusalOf(thrown, c) ?? c.text('', 500));
  const answer = await app.request('/media/images/1', { headers: { accept: PAGE } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, wait]);
  expect(await answer.text()).toContain(sentence);
});
