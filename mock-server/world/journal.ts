/** A body as the journal keeps it: documented fields, secrets hidden. */
export type JournalBody = null | boolean | number | string | JournalBody[] | { [name: string]: JournalBody };
const BODIES = ['request_body', 'response_body'] as const;
type BodyName = (typeof BODIES)[number];

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
  /** `null`: without a body, or `omitted`. */
  request_body: JournalBody;
  response_body: JournalBody;
  /** Bodies that were too large to keep, or gave way to later calls. */
  omitted: BodyName[];
};

/** Conditions that an entry meets all of. */
export type JournalFilter = {
  operation?: string | undefined;
  caller?: string | undefined;
  status?: number | undefined;
  /** Milliseconds since 1970, in world time. */
  since?: number | undefined;
  /** Id of an entry: only later ones. */
  after?: number | undefined;
};

/** Bodies as text, `undefined` if too large to keep. */
export type Bodies = { [B in BodyName]: string | null | undefined };
export const NO_BODIES: Bodies = { request_body: null, response_body: null };

const CAPACITY = 200;
/** Limit of all entries together. Callers control the length of paths, and there may be a thousand worlds. */
const LARGEST_BYTES = 256 * 1024;
/** Size of an entry without its texts. */
const ENTRY_BYTES = 200;

/** Stored form: the instant in milliseconds, formatted only on reading. */
type Kept = Omit<JournalEntry, 'at' | 'omitted' | BodyName> & { at: number } & Bodies;

const lengthOf = (bodies: Bodies): number => BODIES.reduce((sum, name) => sum + (bodies[name]?.length ?? 0), 0);

/** Approximate memory of an entry: two bytes per character. */
const bytesOf = (entry: Kept): number =>
  ENTRY_BYTES + 2 * (entry.method.length + entry.path.length + entry.refused.join('').length + lengthOf(entry));

function matches(entry: Kept, { operation, caller, status, since, after }: JournalFilter): boolean {
  return (
    (operation === undefined || entry.operation === operation) &&
    (caller === undefined || entry.caller === caller) &&
    (status === undefined || entry.status === status) &&
    (since === undefined || entry.at >= since) &&
    (after === undefined || entry.id > after)
  );
}

function shown({ at, request_body, response_body, ...entry }: Kept): JournalEntry {
  const bodies: Bodies = { request_body, response_body };
  const read = (text: string | null | undefined) => (text ? (JSON.parse(text) as JournalBody) : null);
  return {
    ...entry,
    at: new Date(at).toISOString(),
    request_body: read(request_body),
    response_body: read(response_body),
    omitted: BODIES.filter((name) => bodies[name] === undefined),
  };
}

/**
 * The last requests of a world: at most 200, fewer if they are large, the older ones without bodies. In memory only, so
 * a restart clears it.
 */
export class Journal {
  #entries: Kept[] = [];
  #count = 0;
  #bytes = 0;
  /** Called with each new entry, and with nothing at the end. */
  #listeners = new Set<(entry?: Kept) => void>();
  #ended = false;

  add(entry: Omit<Kept, 'id'>): void {
    this.#count += 1;
    const kept = { ...entry, id: this.#count };
    this.#entries.push(kept);
    this.#bytes += bytesOf(kept);
    while (this.#entries.length > CAPACITY) this.#bytes -= bytesOf(this.#entries.shift() as Kept);
    if (this.#bytes > LARGEST_BYTES) this.#shrink();
    for (const listen of this.#listeners) listen(kept);
  }

  /** Newest first. */
  entries(filter: JournalFilter = {}): JournalEntry[] {
    return this.#entries
      .filter((entry) => matches(entry, filter))
      .reverse()
      .map(shown);
  }

  get size(): number {
    return this.#entries.length;
  }

  /** Resolves when there is a matching entry, when the world ends, or when `signal` aborts. */
  matching(filter: JournalFilter, signal: AbortSignal): Promise<void> {
    const isThere = this.#entries.some((entry) => matches(entry, filter));
    if (isThere || this.#ended || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        this.#listeners.delete(listen);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const listen = (entry?: Kept) => {
        if (!entry || matches(entry, filter)) end();
      };
      this.#listeners.add(listen);
      signal.addEventListener('abort', end);
    });
  }

  clear(): void {
    this.#entries = [];
    this.#bytes = 0;
  }

  /** The world was reset or removed: nobody waits for its calls any longer. */
  end(): void {
    this.#ended = true;
    for (const listen of this.#listeners) listen();
  }

  /** Drops the bodies of the oldest entries, then these entries. */
  #shrink(): void {
    for (const entry of this.#entries) {
      if (this.#bytes <= LARGEST_BYTES) return;
      this.#bytes -= 2 * lengthOf(entry);
      for (const name of BODIES) if (entry[name]) entry[name] = undefined;
    }
    while (this.#bytes > LARGEST_BYTES) this.#bytes -= bytesOf(this.#entries.shift() as Kept);
  }
}
