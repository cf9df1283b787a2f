import type { ScenarioName } from './scenarios.ts';
import type { Overlay, World } from './world.ts';

export type NewWorld = { id?: string; scenario?: ScenarioName; seed?: number; now?: number };

/** A world that was created or forked. Another process may serve it. */
export type MadeWorld = Pick<World, 'origin' | 'clock'>;

/** `now`: world time. `idle`: milliseconds since its last request. */
export type ListedWorld = { id: string; scenario: string; seed: number; now: number; idle: number };

/**
 * The worlds that requests name. `Worlds` keeps them in this process, `SharedWorlds` in a database that several processes use.
 * Methods without a promise have nothing to wait for.
 */
export type WorldRegistry = {
  /** Maximum number of worlds. */
  readonly limit: number;
  /**
   * The world as it is when asked: a change that was acknowledged before, by any process, is part of it. `before`: the same
   * world at an earlier attempt of this request, to recognize one that was replaced since.
   */
  enter(id: string, before?: World): World | undefined | Promise<World | undefined>;
  /** Asks again after a wait whether no other process has taken the world. Throws `WorldMoved` if one has. */
  confirm(world: World): void | Promise<void>;
  /** Whether the object is still the world: it may have been reset, removed or taken. */
  isCurrent(world: World): boolean;
  /**
   * Stores the changes of a request before its answer, and waits for those that the request may have read. On failure nothing of
   * them remains: throws `StoreFailure`, or `WorldMoved` if the request can run again.
   */
  commit(world: World, since?: number): void | Promise<void>;
  /**
   * Whether changes that could not be stored are undone in memory, which needs one write at a time. Otherwise the world is dropped,
   * and requests that may have read them run again.
   */
  readonly undoes: boolean;
  /** Resolves when a write has ended that may be undone. Until then, nobody reads the world. Never rejects. */
  writing(world: World): Promise<void> | undefined;
  /** Replaces a world with the same id. `null` at the limit. */
  create(world: NewWorld): Promise<MadeWorld | null>;
  /** Copies a world to a new id: its own rows over the same seeds. `null` at the limit. */
  fork(from: World, id?: string): Promise<MadeWorld | null>;
  /** Reseeds a world from its own or another scenario. Its clock keeps running. */
  reset(world: World, scenario?: ScenarioName): Promise<World>;
  /** Restores a snapshot. Keeps id, scenario and seed. */
  restore(world: World, snapshot: Overlay): Promise<World>;
  /** `false`: there is none. */
  remove(id: string): Promise<boolean>;
  /** Of all processes. */
  list(): ListedWorld[] | Promise<ListedWorld[]>;
  count(): number | Promise<number>;
  /** The world's own rows. */
  snapshot(world: World): Overlay | Promise<Overlay>;
  /** Data URL of an uploaded picture. */
  image(world: World, id: string): string | undefined | Promise<string | undefined>;
};

/** Another process took the world. The request had no effect and can run again. */
export class WorldMoved extends Error {
  override readonly name = 'WorldMoved';

  constructor() {
    super('Another process of the mock has taken the world. Nothing was changed: send the request again.');
  }
}

/** The world was reset, restored or replaced by another process during the request, which had no effect. */
export class WorldReplaced extends Error {
  override readonly name = 'WorldReplaced';

  constructor() {
    super('The world was reset during the request.');
  }
}

/** The database of the worlds cannot be used. `code` and `message` are answered, with status 503. */
export class SandboxUnavailable extends Error {
  override readonly name = 'SandboxUnavailable';
  readonly code: string;
  /** Whether a statement was sent whose outcome is unknown. */
  readonly mayHaveRun: boolean;

  constructor(
    code: string,
    message: string,
    { cause, mayHaveRun = false }: { cause?: unknown; mayHaveRun?: boolean } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.mayHaveRun = mayHaveRun;
  }
}

/** Attempts of a request. Each fails only because another process took the world in between. */
const ATTEMPTS = 20;

/** Runs work again if another process took its world. Throws `WorldMoved` if that happens again and again. */
export async function retried<R>(work: () => Promise<R>): Promise<R> {
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WorldMoved) || left === 0) throw error;
    }
  }
}

/** Runs a request in its world, again if another process took the world. Synchronous if registry and work are. */
export function inWorld<R>(
  worlds: Pick<WorldRegistry, 'enter'>,
  id: string,
  work: (world: World | undefined) => R | Promise<R>,
): R | Promise<R> {
  const first = worlds.enter(id);
  if (!(first instanceof Promise)) return work(first);
  let entering: Promise<World | undefined> = first;
  return retried(async () => {
    const world = await entering;
    try {
      return await work(world);
    } catch (error) {
      if (error instanceof WorldMoved) entering = Promise.resolve(worlds.enter(id, world));
      // Awaited by the next attempt.
      entering.catch(() => undefined);
      throw error;
    }
  });
}
