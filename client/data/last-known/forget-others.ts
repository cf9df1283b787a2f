import { promisifyRequest } from 'idb-keyval';
import type { Identity } from '../../identity/types.ts';
import { nameOfStore, store } from './kept.ts';

/**
 * Clears the data of users whose session this browser no longer keeps, as after its cookies were deleted or expired.
 * Visitors who never signed in get no database.
 */
export async function forgetOthers({ canRenew, person }: Pick<Identity, 'canRenew' | 'person'>): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === nameOfStore())) return;
  const remembered = canRenew() ? person()?.subject : undefined;
  await store()('readwrite', (people) => {
    if (remembered === undefined) people.clear();
    else {
      people.delete(IDBKeyRange.upperBound(remembered, true));
      people.delete(IDBKeyRange.lowerBound(remembered, true));
    }
    return promisifyRequest(people.transaction);
  });
}
