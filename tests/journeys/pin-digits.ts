import type { Page } from '@playwright/test';
import { keptBy, listen as listenToConsole } from './card-digits.ts';
import { expect, type World } from './journey.ts';

/** Messages of the console and addresses of requests from now on, without the PIN that commerce 7 documents in an address. */
export function listen(page: Page): readonly string[] {
  const said = listenToConsole(page) as string[];
  page.on('request', (request) => said.push(request.url().replace(/(?<=[?&]master_pin=)\d{6}(?=&|$)/, '')));
  return said;
}

type Typed = {
  said: readonly string[];
  /** A text that the heap and the mock do contain. */
  known: string;
  /** PINs and passwords, which are nowhere. */
  pins?: readonly string[];
  /** Codes that may be the digits of another number by chance: only whole words count. */
  codes?: readonly string[];
  /** Codes and keys that the service has made itself: its letters and its users have them. */
  issued?: readonly string[];
};

/** Tables of what the service has sent, and of what it expects. */
const OF_SERVICE = ['outbox', 'identity_users'];

/**
 * Searches typed secrets in storage, cache, address, document, heap and console of the browser, in addresses of its requests, and in
 * journal, tables and letters of the mock.
 */
export async function expectNoPin(
  page: Page,
  world: World,
  { said, known, pins = [], codes = [], issued = [] }: Typed,
): Promise<void> {
  const { kept, heap, ofMock, journal, tables } = await keptBy(page, world);
  const elsewhere = Object.fromEntries(Object.entries(tables).filter(([name]) => !OF_SERVICE.includes(name)));
  const ofBrowser = { kept, heap, said: said.join('\n'), address: page.url() };
  const everywhere = { ...ofBrowser, ofMock };
  expect([
    ...found(everywhere, pins, (text, secret) => text.indexOf(secret)),
    ...found(everywhere, codes, placeOfWord),
    ...found(
      { ...ofBrowser, journal: JSON.stringify(journal), tables: JSON.stringify(elsewhere) },
      issued,
      placeOfWord,
    ),
  ]).toEqual([]);
  expect(heap).toContain(known);
  expect(ofMock).toContain(known);
}

const placeOfWord = (text: string, word: string) => text.search(new RegExp(String.raw`(?<![\w.-])${word}(?![\w-])`));

const AROUND = 40;

/** Where secrets are, with the text around them. */
const found = (
  places: Record<string, string>,
  secrets: readonly string[],
  at: (text: string, secret: string) => number,
) =>
  Object.entries(places).flatMap(([place, text]) =>
    secrets.flatMap((secret) => {
      const start = at(text, secret);
      return start < 0 ? [] : [[place, text.slice(Math.max(0, start - AROUND), start + secret.length + AROUND)]];
    }),
  );
