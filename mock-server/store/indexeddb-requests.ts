/** Result of a database request. Rejects with the browser's error. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(errorOf(request.error)));
  });
}

/** Resolves when a transaction is committed. Rejects when it was rolled back. */
export function doneOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(errorOf(transaction.error)));
  });
}

/**
 * Opens a database with its stores: names with their key field. Deletes all data of another version. Rejects if the
 * browser provides no storage, as in some private windows.
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
  // Closes for a newer worker that needs another version.
  db.addEventListener('versionchange', () => db.close());
  return db;
}

const errorOf = (error: DOMException | null): Error => error ?? new Error('The browser gave no reason.');
