import DataLoader from 'dataloader';
import type { Query } from './database.node.ts';
import { ASK } from './statements.ts';

/** Asks for the terms of worlds. Requests of the same moment share a question. `null`: no such world. */
export const askTerms = (query: Query): DataLoader<string, string | null> =>
  new DataLoader(
    async (ids) => {
      const found = await query(ASK, [[...new Set(ids)]]);
      const terms = new Map(found.map((row) => [String(row['id']), String(row['term'])]));
      return ids.map((id) => terms.get(id) ?? null);
    },
    // An answer is good only for requests that came before the question.
    { cache: false, batchScheduleFn: (send) => setImmediate(send), maxBatchSize: 500 },
  );
