import { articlesByNumber } from '../../fixtures/catalog/articles/index.ts';
import { invalid, notFound, tooMany } from '../contract/replies.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';
import { articleLanguage, articleView, searchArticles } from '../domain/support/articles.ts';
import { casesOf, openCase } from '../domain/support/cases.ts';

export const supportOperations = (): HandlersOf<Tagged<'support'>> => ({
  listArticles: ({ query }, { acceptLanguage }) => ({
    status: 200,
    body: searchArticles(query.search ?? '', articleLanguage(acceptLanguage)),
  }),

  getArticle: ({ body }, { acceptLanguage }) => {
    const article = articlesByNumber.get(body.articleNumber);
    return article ? { status: 200, body: articleView(article, articleLanguage(acceptLanguage)) } : notFound;
  },

  createCase: ({ body }, { world, caller, now }) => {
    const outcome = openCase(world, caller.user, body, now);
    switch (outcome.kind) {
      case 'invalid':
        return invalid(outcome.errors);
      case 'too_many':
        return tooMany(outcome.seconds);
      case 'opened':
        return { status: 201, body: { id: outcome.row.id } };
    }
  },

  listCases: (_input, { world, caller, now }) => ({ status: 200, body: casesOf(world, caller.user, now) }),
});
