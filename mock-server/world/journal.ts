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

/** As it is kept: the instant in milliseconds, which is formatted only for who reads it. */
type Kept = Omit<JournalEntry, 'at'> & { at: number };

/** The last 200 requests of a world. It lives in memory: a restart begins a new one. */
export class Journal {
  #entries: Kept[] = [];
  #count = 0;

  add(entry: Omit<Kept, 'id'>): void {
    this.#count += 1;
    this.#entries.push({ ...entry, id: this.#count });
    if (this.#entries.length > CAPACITY * 2) this.#entries = this.#entries.slice(-CAPACITY);
  }

  /** Newest first. */
  entries(): JournalEntry[] {
    return this.#entries
      .slice(-CAPACITY)
      .reverse()
      .map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));
  }

  clear(): void {
    this.#entries = [];
  }
}
