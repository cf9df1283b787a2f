import { afterEach, expect, test, vi } from 'vitest';
import { createControlApi } from './api.ts';
import { failureOf } from './failure.ts';
import { textsIn } from './texts/index.ts';

const { panel } = textsIn('en');
const api = createControlApi(new URL('https://mock.example/__mock/'));
const failed = () =>
  api.clock().then(
    () => 'answered',
    (error: unknown) => failureOf(error, textsIn('en')),
  );
const answering = (body: BodyInit, init: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
const json = { 'content-type': 'application/json' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [404, { detail: 'No such world.' }, 'No such world.'],
  [400, { validation_errors: { id: ['Is too long'] } }, 'id: Is too long'],
  [400, { detail: 'Name a world.', code: 'WORLD_REQUIRED' }, panel.worldRequired],
  [401, { detail: 'No such key.', code: 'KEY_UNKNOWN' }, panel.keyRefused],
  [401, { detail: 'Send a key.', code: 'KEY_REQUIRED' }, panel.keyRefused],
  [429, { detail: 'Too many.', code: 'TOO_MANY_REQUESTS' }, 'Too many requests. Wait a moment, then try again.'],
  [
    429,
    { detail: 'The limit of 2 worlds is reached.', code: 'TOO_MANY_WORLDS' },
    'This mock has no room for another world. Remove one, then try again.',
  ],
  [409, { detail: 'Other fixtures.', code: 'WORLD_OF_OTHER_SEEDS' }, panel.otherSeeds],
])('%i %j is a sentence', async (status, body, sentence) => {
  answering(JSON.stringify(body), { status, headers: json });
  expect(await failed()).toBe(sentence);
});

test('a refusal of a shared sandbox reads in the language of the panel', async () => {
  answering(JSON.stringify({ detail: 'Too many.', code: 'TOO_MANY_REQUESTS' }), { status: 429, headers: json });
  const error: unknown = await api.clock().catch((reason: unknown) => reason);
  expect(failureOf(error, textsIn('es'))).toBe('Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.');
  expect(failureOf(error, textsIn('fr'))).toBe('Trop de requêtes. Attendez un moment, puis réessayez.');
});

test.each([
  ['<h1>502 Bad Gateway</h1>', 502, { 'content-type': 'text/html' }],
  ['{"detail":', 500, json],
  ['', 503, {}],
])('%j is the answer of no mock', async (body, status, headers) => {
  answering(body, { status, headers });
  expect(await failed()).toBe(panel.noAnswer);
});

test('a mock that stands still does not answer', async () => {
  const signals: AbortSignal[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
    AbortSignal.abort(new DOMException('late', 'TimeoutError')),
  );
  vi.stubGlobal('fetch', (_: URL, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return Promise.reject(signal.reason as Error);
  });
  expect(await failed()).toBe(panel.noAnswer);
  expect(signals).toHaveLength(1);
  vi.restoreAllMocks();
});
