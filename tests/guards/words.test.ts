import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Words in bold of the table *Replaced words*. */
function replacedWords(): string[] {
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('### Replaced words');
  return [...table.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word).filter((word) => word !== 'bold');
}

/** Texts of the portal have their own list, and words of the documents are quoted there. */
const isCatalog = (path: string): boolean => path.startsWith('client/i18n/catalogs/');

test('no code, comment or test uses a word that the glossary replaces', () => {
  const words = replacedWords();
  expect(words).toContain('whoever');
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
  const used = sourceFiles('client', 'mock-server', 'tests', 'scripts', 'fixtures')
    .filter(({ path }) => !isCatalog(path) && path !== 'tests/guards/words.test.ts')
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([word]) => `${path}: ${word}`));
  expect(used).toEqual([]);
});
