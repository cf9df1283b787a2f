import { after } from '../after.ts';
import { DAY, HOUR } from './duration.ts';
import type { ListedWorld, NewWorld, WorldRegistry } from './registry.ts';
import type { ScenarioName } from './scenarios.ts';
import { isScenario } from './scenarios.ts';
import { StoreFailure } from './store-failure.ts';
import type { Changes, Origin, Overlay, Seeds } from './world.ts';
import { World } from './world.ts';

/** A stored world. */
export type StoredWorld = { origin: Origin; overlay: Overlay };

/**
 * Storage of worlds beyond the process: SQLite in Node, IndexedDB in a browser, none in tests. Fails with a
 * `StoreFailure` and then keeps what it had.
 */
export type WorldStore = {
  load(): StoredWorld[] | Promise<StoredWorld[]>;
  /** Replaces a stored world with an origin and its own rows, in one transaction. */
  create(origin: Origin, overlay: Overlay): void | Promise<void>;
  /** Writes the changed rows of one world in one transaction. */
  commit(world: World, changes: Changes): void | Promise<void>;
  remove(id: string): void | Promise<void>;
};

export type WorldsOptions = {
  hostNow: () => number;
  createSeeds: (scenario: ScenarioName, epoch: number) => Seeds | Promise<Seeds>;
  store?: WorldStore;
  /** Maximum number of worlds. */
  limit?: number;
  /** Milliseconds of idle time until a world is removed. Never applies to `default`. */
  idle?: number;
};

export const DEFAULT_WORLD = 'default';
export const DEFAULT_SEED = 7;

/** Worlds of this process by id. */
export class Worlds implements WorldRegistry {
  readonly #worlds = new Map<string, World>();
  /** Writes in progress by world, of stores that take time. */
  readonly #writes = new Map<string, Promise<void>>();
  readonly #options: WorldsOptions;
  readonly limit: number;
  readonly undoes = true;
  #count = 0;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.limit = options.limit ?? 1_000;
  }

  /** Loads stored worlds, and seeds `default` if it is missing. */
  async open(): Promise<void> {
    for (const { origin, overlay } of (await this.#options.store?.load()) ?? []) {
      if (!isScenario(origin.scenario)) continue;
      this.#worlds.set(origin.id, await this.#build(origin, overlay));
    }
    if (!this.#worlds.has(DEFAULT_WORLD)) await this.create({ id: DEFAULT_WORLD });
  }

  count(): number {
    return this.#worlds.size;
  }

  list(): ListedWorld[] {
    this.dropIdle();
    const hostNow = this.#options.hostNow();
    return [...this.#worlds.values()]
      .filter((world) => !this.#isIdle(world))
      .map(({ origin: { id, scenario, seed }, clock, touchedAt }) => {
        const idle = hostNow - touchedAt;
        return { id, scenario, seed, now: clock.now(), idle };
      });
  }

  enter(id: string): World | undefined {
    return this.get(id);
  }

  /** No other process has these worlds. */
  confirm(): void {}

  isCurrent(world: World): boolean {
    return this.get(world.id) === world;
  }

  snapshot(world: World): Overlay {
    return world.snapshot();
  }

  image(world: World, id: string): string | undefined {
    return world.tables.images.get(id)?.data_url;
  }

  get(id: string): World | undefined {
    const world = this.#worlds.get(id);
    if (!world) return undefined;
    if (this.#isIdle(world)) {
      this.#drop(world);
      return undefined;
    }
    world.touchedAt = this.#options.hostNow();
    return world;
  }

  /** Creates a world. `null` at the limit. Replaces a world with the same id. */
  async create({
    id = this.#freeId(),
    scenario = 'default',
    seed = DEFAULT_SEED,
    now,
  }: NewWorld): Promise<World | null> {
    this.dropIdle();
    if (!this.#worlds.has(id) && this.#worlds.size >= this.limit) return null;
    const hostNow = this.#options.hostNow();
    const start = now ?? hostNow;
    const origin: Origin = { id, scenario, seed, epoch: Math.floor(start / DAY) * DAY };
    return after(this.#build(origin, {}), (world) => {
      if (now !== undefined) world.clock.set(now);
      return this.#keep(world);
    });
  }

  /** Copies a world to a new id: its own rows over the same seeds. */
  async fork(from: World, id = this.#freeId()): Promise<World | null> {
    if (!this.#worlds.has(id) && this.#worlds.size >= this.limit) return null;
    const origin: Origin = { ...from.origin, id };
    return after(this.#build(origin, from.snapshot()), (world) => this.#keep(world));
  }

  /** Restores a snapshot of a world. Keeps its id, scenario and seed. */
  async restore(world: World, snapshot: Overlay): Promise<World> {
    return after(this.#build(world.origin, snapshot), (restored) => this.#keep(restored));
  }

  /** Reseeds a world from its own or another scenario. Its clock keeps running. */
  async reset(world: World, scenario?: ScenarioName): Promise<World> {
    const now = world.clock.now();
    const origin = { ...world.origin, scenario: scenario ?? world.origin.scenario, epoch: Math.floor(now / DAY) * DAY };
    const clock = world.tables.meta.get('clock');
    const overlay: Overlay = clock ? { meta: [['clock', clock]] } : {};
    return after(this.#build(origin, overlay), (fresh) => this.#keep(fresh));
  }

  /** Removes a world from the store, then here. */
  async remove(id: string): Promise<boolean> {
    if (!this.#worlds.has(id)) return false;
    await this.#write(id, () =>
      after(this.#options.store?.remove(id), () => {
        this.#worlds.get(id)?.journal.end();
        this.#worlds.delete(id);
      }),
    );
    return true;
  }

  /** Removes worlds after an idle hour. */
  dropIdle(): void {
    for (const world of this.#worlds.values()) if (this.#isIdle(world)) this.#drop(world);
  }

  /** Removes an idle world. One that the store could not remove is tried again with the next request. */
  #drop(world: World): void {
    this.remove(world.id).catch((error: unknown) => {
      if (!(error instanceof StoreFailure)) throw error;
    });
  }

  #isIdle(world: World): boolean {
    return world.id !== DEFAULT_WORLD && world.touchedAt < this.#options.hostNow() - (this.#options.idle ?? HOUR);
  }

  /**
   * Stores the changes of a request before its answer. On failure undoes them, with all changes since, and throws:
   * nothing is served that a restart would lose. `since`: the world's losses when the request began, whose own changes
   * may be among those that another request lost. Synchronous if there is nothing to wait for.
   */
  commit(world: World, since = world.losses): void | Promise<void> {
    if (world.losses !== since) throw world.lastLoss;
    const running = this.writing(world);
    if (running) return running.then(() => this.commit(world, since));
    const log = world.takeChanges();
    const changes = log.changed(world.tables);
    // The world may have been reset while a request was in flight. Its changes are discarded.
    if (!changes || this.#worlds.get(world.id) !== world) return;
    const undo = (error: unknown): never => {
      world.undo(log, error);
      throw error;
    };
    return this.#write(world.id, () => {
      try {
        return this.#options.store?.commit(world, changes)?.catch(undo);
      } catch (error) {
        undo(error);
      }
    });
  }

  /** Resolves when the store has written what it is writing of a world. `undefined`: nothing. Never rejects. */
  writing({ id }: World): Promise<void> | undefined {
    return this.#writes.get(id);
  }

  /** Runs a write of a world. The next one of that world waits for it. */
  #write(id: string, work: () => void | Promise<void>): void | Promise<void> {
    const running = this.#writes.get(id);
    if (running) return running.then(() => this.#write(id, work));
    const written = work();
    if (!written) return;
    const settled = written
      .catch(() => undefined)
      .then(() => {
        this.#writes.delete(id);
      });
    this.#writes.set(id, settled);
    return written;
  }

  /** Replaces a world in the store, then here. */
  #keep(world: World): World | Promise<World> {
    world.takeChanges();
    const replace = () =>
      after(this.#options.store?.create(world.origin, world.snapshot()), () => {
        this.#worlds.get(world.id)?.journal.end();
        this.#worlds.set(world.id, world);
      });
    return after(this.#write(world.id, replace), () => world);
  }

  #build(origin: Origin, overlay: Overlay): World | Promise<World> {
    return after(
      this.#options.createSeeds(origin.scenario as ScenarioName, origin.epoch),
      (seeds) => new World(origin, seeds, this.#options.hostNow, overlay),
    );
  }

  #freeId(): string {
    do this.#count += 1;
    while (this.#worlds.has(`w${this.#count}`));
    return `w${this.#count}`;
  }
}
