/** A request in the journal. Never contains a bearer token, password, card number, PIN or one-time token. */
export type JournalEntry = {
  id: number;
  /** ISO, in world time. */
  at: string;
  method: string;
  /** Secret query values are replaced by `[redacted]`. */
  path: string;
  /** `null`: no operation has the address or its method. */
  operation: string | null;
  /** Username of the caller, or null. */
  caller: string | null;
  status: number;
  /** Host milliseconds, including latency. */
  ms: number;
  /** Id of the applied fault rule. */
  fault: string | null;
  /** Refused fields of a 400. */
  refused: string[];
};

const CAPACITY = 200;
/** Limit of all entries together. Callers control the length of paths, and there may be a thousand worlds. */
const LARGEST_BYTES = 256 * 1024;
/** Size of an entry without its texts. */
const ENTRY_BYTES = 200;

/** Approximate memory of an entry: two bytes per character. */
const bytesOf = ({ method, path, refused }: Kept): number =>
  ENTRY_BYTES + 2 * (method.length + path.length + refused.join('').length);

/** Stored form: the instant in milliseconds, formatted only on reading. */
type Kept = Omit<JournalEntry, 'at'> & { at: number };

/** The last requests of a world: at most 200, fewer if they are large. In memory only, so a restart clears it. */
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
