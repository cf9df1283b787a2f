import { queryOptions } from '@tanstack/react-query';
import {
  getArticle,
  getGetArticleMutationKey,
  getListArticlesQueryKey,
  listArticles,
} from '../../../generated/client/support.ts';
import { ARTICLE_CACHE } from '../../rules/constants/help.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { queryClient } from '../query-client.ts';

const FRESH = 10 * MINUTE;
const inLanguage = (language: string) => ({ 'Accept-Language': language });

/** An article in a language. The request is a POST, and a read all the same. */
export const articleQuery = (articleNumber: string, language: string) =>
  queryOptions({
    queryKey: [...getGetArticleMutationKey(), articleNumber, language],
    queryFn: async ({ signal }) => {
      const article = await getArticle({ articleNumber }, { signal, headers: inLanguage(language) });
      forgetOldest();
      return article;
    },
    staleTime: FRESH,
    gcTime: Infinity,
  });

/** The article cache holds 8 articles (commerce 9): the oldest that no page shows make room for a new one. */
function forgetOldest(): void {
  const cache = queryClient.getQueryCache();
  const held = cache.findAll({ queryKey: getGetArticleMutationKey() }).filter(({ state }) => state.data !== undefined);
  const old = held
    .filter((query) => !query.isActive())
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    // The new one is not counted yet.
    .slice(0, Math.max(0, held.length + 1 - ARTICLE_CACHE));
  for (const query of old) cache.remove(query);
}

/** Articles with the searched words in title or body. Assumed: a server without this operation answers 404. */
export const articlesFoundQuery = (search: string, language: string) =>
  queryOptions({
    queryKey: [...getListArticlesQueryKey({ search }), language],
    queryFn: ({ signal }) => listArticles({ search }, { signal, headers: inLanguage(language), isHelper: true }),
    staleTime: FRESH,
    retry: false,
  });
