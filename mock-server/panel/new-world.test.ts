import { expect, test } from 'vitest';
import { Refusal } from './api.ts';
import { type Unanswered, unnamedWorlds } from './new-world.ts';

/** Ids that calls send, each for a content. */
async function idsOf(calls: readonly { of: string; fails?: Error }[]): Promise<string[]> {
  const unnamed = unnamedWorlds();
  const ids: string[] = [];
  for (const { of, fails } of calls)
    await unnamed(of, async (id) => {
      ids.push(id);
      if (fails) throw fails;
    }).catch(() => undefined);
  return ids;
}

const LOST = new TypeError('Failed to fetch');

test('the call after one without an answer has its id, so that there is one world', async () => {
  const [first, second, third] = await idsOf([{ of: 'file', fails: LOST }, { of: 'file' }, { of: 'file' }]);
  expect(first).toMatch(/^w[a-z\d]+$/);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test.each([
  ['for another content', [{ of: 'file', fails: LOST }, { of: 'other' }]],
  ['after a refusal', [{ of: 'file', fails: new Refusal(429, 'Too many.') }, { of: 'file' }]],
])('a call %s has an id of its own', async (_name, calls) => {
  const [first, second] = await idsOf(calls);
  expect(second).not.toBe(first);
});

test('a page that is loaded again sends the id that it noted before its call', async () => {
  let noted: Unanswered | null = null;
  const page = () =>
    unnamedWorlds({
      read: () => noted,
      write(unanswered) {
        noted = unanswered;
      },
    });
  // The page is left before the answer.
  void page()('link', () => new Promise(() => undefined));
  const { id } = noted as unknown as Unanswered;
  expect(await page()('link', (as) => Promise.resolve(as))).toBe(id);
  expect(noted).toBeNull();
});
