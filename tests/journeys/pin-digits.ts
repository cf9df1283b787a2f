import type { Page } from '@playwright/test';
import { keptBy } from './card-digits.ts';
import { expect, type World } from './journey.ts';

export { listen } from './card-digits.ts';

/**
 * Searches typed PINs as card numbers are searched, except in the heap, where React may keep the last value of a field that was
 * unmounted. `known`: a text that the mock does contain.
 */
export async function expectNoPin(
  page: Page,
  world: World,
  { said, known, pins }: { said: readonly string[]; known: string; pins: readonly string[] },
): Promise<void> {
  const { places, ofMock } = await keptBy(page, world);
  for (const place of [...places, said.join('\n')]) for (const pin of pins) expect(place).not.toContain(pin);
  expect(ofMock).toContain(known);
}
