/** What a request of a database answers. A refused one rejects with the browser's error. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(errorOf(request.error)));
  });
}

/** Resolves when all of a transaction is kept; rejects when none of it is. */
export function doneOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(errorOf(transaction.error)));
  });
}

/**
 * Opens a database with its stores: names with the field that is the key. A database of another version loses all it has.
 * Rejects where the browser keeps nothing, as some do in private windows.
 */
export async function openDatabase(
  name: string,
  version: number,
  stores: Readonly<Record<string, string>>,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    const db = request.result;
    for (const store of Array.from(db.objectStoreNames)) db.deleteObjectStore(store);
    for (const [store, keyPath] of Object.entries(stores)) db.createObjectStore(store, { keyPath });
  });
  const db = await answerOf(request);
  // A newer worker that wants another version must not wait for this one to end.
  db.addEventListener('versionchange', () => db.close());
  return db;
}

const errorOf = (error: DOMException | null): Error => error ?? new Error('The browser gave no reason.');
