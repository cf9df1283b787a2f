type Kind = 'localStorage' | 'sessionStorage';

/** A storage of the browser, which may refuse access: then nothing is kept, and nothing fails. */
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

/** Of the browser: every tab sees it. */
export const browserStorage = storageOf('localStorage');
/** Of the tab, over its reloads. */
export const tabStorage = storageOf('sessionStorage');

/** The object that a text holds, or null where it holds none or is damaged. */
export function parsedObject(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
