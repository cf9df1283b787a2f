import type { Page } from '@playwright/test';
import { keptBy } from './card-digits.ts';
import { expect, type World } from './journey.ts';

export { listen } from './card-digits.ts';

/** Searches typed PINs as card numbers are searched, except in letters of the mock. `known`: a text that the places do contain. */
export async function expectNoPin(
  page: Page,
  world: World,
  { said, known, pins }: { said: readonly string[]; known: string; pins: readonly string[] },
): Promise<void> {
  const { places, heap, ofMock } = await keptBy(page, world);
  for (const place of [...places, said.join('\n'), heap]) for (const pin of pins) expect(place).not.toContain(pin);
  expect(heap).toContain(known);
  expect(ofMock).toContain(known);
}
