/** One request as the journal keeps it: never a bearer token, password, card number, PIN or one-time token. */
export type JournalEntry = {
  id: number;
  /** ISO, on the world's clock. */
  at: string;
  method: string;
  /** With secret query values replaced by `[redacted]`. */
  path: string;
  operation: string | null;
  /** Username of the caller, or null. */
  caller: string | null;
  status: number;
  /** Milliseconds of the host, latency included. */
  ms: number;
  /** Id of the fault rule that fired. */
  fault: string | null;
  /** Fields refused, for a 400. */
  refused: string[];
};

const CAPACITY = 200;
/** Of all entries together. Callers choose the length of a path, and there may be a thousand worlds. */
const LARGEST_BYTES = 256 * 1024;
/** Of an entry without its texts. */
const ENTRY_BYTES = 200;

/** About the memory of an entry: two bytes for each character that a caller chose. */
const bytesOf = ({ method, path, refused }: Kept): number =>
  ENTRY_BYTES + 2 * (method.length + path.length + refused.join('').length);

/** As it is kept: the instant in milliseconds, which is formatted only for who reads it. */
type Kept = Omit<JournalEntry, 'at'> & { at: number };

/** The last requests of a world: at most 200, fewer if they are large. It lives in memory: a restart begins a new one. */
export class Journal {
  #entries: Kept[] = [];
  #count = 0;
  #bytes = 0;

  add(entry: Omit<Kept, 'id'>): void {
    this.#count += 1;
    const kept = { ...entry, id: this.#count };
    this.#entries.push(kept);
    this.#bytes += bytesOf(kept);
    while (this.#entries.length > CAPACITY || this.#bytes > LARGEST_BYTES) {
      this.#bytes -= bytesOf(this.#entries.shift() as Kept);
    }
  }

  /** Newest first. */
  entries(): JournalEntry[] {
    return this.#entries.toReversed().map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));
  }

  clear(): void {
    this.#entries = [];
    this.#bytes = 0;
  }
}
