import { expect, test } from 'vitest';
import { textOf } from './production-build.ts';

test('the entry page has a description short enough for search results', () => {
  const descriptions = [...textOf('index.html').matchAll(/<meta\s+name="description"\s+content="([^"]+)"/g)];
  expect(descriptions).toHaveLength(1);
  expect(descriptions[0]?.[1]).toMatch(/^[A-Z].{48,158}\.$/);
});
