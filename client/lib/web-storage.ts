type Kind = 'localStorage' | 'sessionStorage';

/** A browser storage. If the browser refuses access, reads return nothing and writes are no-ops. */
const storageOf = (kind: Kind) => {
  const attempt = <Result>(access: (storage: Storage) => Result): Result | null => {
    try {
      return access(globalThis[kind]);
    } catch {
      return null;
    }
  };
  return {
    read: (name: string): string | null => attempt((storage) => storage.getItem(name)),
    write: (name: string, value: string): void => void attempt((storage) => storage.setItem(name, value)),
    remove: (name: string): void => void attempt((storage) => storage.removeItem(name)),
    names: (): string[] => attempt((storage) => Object.keys(storage)) ?? [],
  };
};

/** Local storage: shared by all tabs. */
export const browserStorage = storageOf('localStorage');
/** Session storage: belongs to one tab and survives reloads. */
export const tabStorage = storageOf('sessionStorage');

/** Parses an object. `null` if the text holds none or is damaged. */
export function parsedObject(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
