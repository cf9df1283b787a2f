import {
  ARTICLE_LANGUAGES,
  type ArticleLanguage,
  type ArticleSeed,
} from '../../../fixtures/catalog/articles/article.ts';
import { articles } from '../../../fixtures/catalog/articles/index.ts';
import type { Article, ArticleTitle } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';

/** Language for a header `Accept-Language`: the first named one that articles have, whatever its weight. */
export function articleLanguage(accepted: string | null): ArticleLanguage {
  const named = (accepted ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return named.flatMap((name) => ARTICLE_LANGUAGES.find((language) => language === name) ?? [])[0] ?? 'en';
}

export const articleView = (article: ArticleSeed, language: ArticleLanguage): EveryKey<Article> => ({
  articleNumber: article.articleNumber,
  ...article[language],
  language,
});

/** Without case, accents and tags. */
const folded = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Articles that have every word: first those with all of them in the title, otherwise by number. */
export function searchArticles(search: string, language: ArticleLanguage): ArticleTitle[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = articles
    .map(({ articleNumber, [language]: { title, body } }) => ({
      articleNumber,
      title,
      isNamed: has(folded(title)),
      isFound: has(folded(`${title} ${body}`)),
    }))
    .filter(({ isFound }) => isFound);
  const [named, others] = [found.filter(({ isNamed }) => isNamed), found.filter(({ isNamed }) => !isNamed)];
  return [...named, ...others].map(({ articleNumber, title }) => ({ articleNumber, title }));
}
