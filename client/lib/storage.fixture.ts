/** In-memory browser storage for unit tests. `Object.keys` lists its items. */
export function memoryStorage(): Storage {
  const items = Object.create({
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => {
      items[name] = value;
    },
    removeItem: (name: string) => {
      delete items[name];
    },
  }) as Storage;
  return items;
}
