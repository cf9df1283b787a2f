import type { Page } from '@playwright/test';
import { type HeapSnapshot, textsOfHeap } from './heap-texts.ts';
import { expect, type World } from './journey.ts';

const NUMBER = '5555555555554444';
const GROUPED = '5555 5555 5555 4444';

/** Adds a test card of the mock, with an address that is filled in already. */
export async function typeCard(page: Page, { number = NUMBER, expiry = '0829', code = '739' } = {}) {
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expires').pressSequentially(expiry);
  await page.getByLabel('Security code').pressSequentially(code);
}

/** Messages of the console from now on. */
export function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}

/** Rows that a world has changed, by table. */
type Tables = Readonly<Record<string, unknown>>;
/** `kept`: of the browser. `journal` and `tables` are also in `ofMock`. */
type Kept = { places: string[]; kept: string; heap: string; ofMock: string; journal: unknown; tables: Tables };

/**
 * What storage, cache, address, document and heap of the browser have, and journal, tables and letters of the mock. The heap has the
 * strings that objects of the page's modules still reach: stores, query cache, errors.
 */
export async function keptBy(page: Page, world: World): Promise<Kept> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown>((done, fail) => {
            const opening = indexedDB.open(name);
            opening.addEventListener('error', () => fail(opening.error ?? new Error(name)));
            opening.addEventListener('success', () => {
              const { result } = opening;
              const stores = [...result.objectStoreNames];
              if (stores.length === 0) return done([]);
              const all = result
                .transaction(stores)
                .objectStore(stores[0] as string)
                .getAll();
              all.addEventListener('success', () => done(all.result));
            });
          }),
      ),
    );
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
      rows,
      cached,
      document.documentElement.outerHTML,
    ]);
  });
  const [journal, snapshot, letters] = await Promise.all(
    ['/journal', `/worlds/${world.id}/snapshot`, '/outbox'].map((path) => world.control('GET', path)),
  );
  const ofMock = JSON.stringify([journal, snapshot, letters]);
  const { tables } = snapshot as { tables: Tables };
  return { places: [kept, ofMock, page.url()], kept, heap: await heapStrings(page), ofMock, journal, tables };
}

/**
 * Searches the typed card number in storage, cache, address, document, heap and console of the browser, and in journal, tables and
 * letters of the mock. `known`: a text that the heap and the tables do contain.
 */
export async function expectNoDigits(
  page: Page,
  world: World,
  { said, known }: { said: readonly string[]; known: string },
): Promise<void> {
  const { places, heap, ofMock } = await keptBy(page, world);
  for (const place of [...places, said.join('\n'), heap]) {
    for (const secret of [NUMBER, GROUPED]) expect(place).not.toContain(secret);
  }
  expect(heap).toContain(known);
  expect(ofMock).toContain(known);
}

/** Strings that are reachable after a garbage collection. */
async function heapStrings(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return textsOfHeap(JSON.parse(chunks.join('')) as HeapSnapshot).join('\n');
}
