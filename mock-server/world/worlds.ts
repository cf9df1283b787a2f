import { after } from '../after.ts';
import type { ScenarioName } from './scenarios.ts';
import { isScenario } from './scenarios.ts';
import type { Changes, Origin, Overlay, Seeds } from './world.ts';
import { World } from './world.ts';

/** A world as a store keeps it. */
export type StoredWorld = { origin: Origin; overlay: Overlay };

/** Where worlds outlive the process: SQLite in Node, IndexedDB in a browser, nowhere in tests. */
export type WorldStore = {
  load(): StoredWorld[] | Promise<StoredWorld[]>;
  /** In place of what was kept under the id: the origin and the world's own rows, in one transaction. */
  create(origin: Origin, overlay: Overlay): void | Promise<void>;
  /** Writes the changed rows of one world, all or none. */
  commit(world: World, changes: Changes): void | Promise<void>;
  remove(id: string): void | Promise<void>;
};

export type WorldsOptions = {
  hostNow: () => number;
  laySeeds: (scenario: ScenarioName, epoch: number) => Seeds | Promise<Seeds>;
  store?: WorldStore;
  /** How many worlds may stand at once. */
  limit?: number;
  /** Milliseconds after which a world that nobody touched is dropped; `default` never is. */
  idle?: number;
};

export type NewWorld = { id?: string; scenario?: ScenarioName; seed?: number; now?: number };
export const DEFAULT_WORLD = 'default';
const DAY = 86_400_000;
const HOUR = 3_600_000;
const DEFAULT_SEED = 7;

/** Every world of this server, by id. */
export class Worlds {
  readonly #worlds = new Map<string, World>();
  readonly #options: WorldsOptions;
  readonly limit: number;
  #count = 0;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.limit = options.limit ?? 1_000;
  }

  /** Brings back what the store kept, and lays `default` if it was not there. */
  async open(): Promise<void> {
    for (const { origin, overlay } of (await this.#options.store?.load()) ?? []) {
      if (!isScenario(origin.scenario)) continue;
      this.#worlds.set(origin.id, await this.#build(origin, overlay));
    }
    if (!this.#worlds.has(DEFAULT_WORLD)) await this.create({ id: DEFAULT_WORLD });
  }

  get size(): number {
    return this.#worlds.size;
  }

  list(): World[] {
    this.dropIdle();
    return [...this.#worlds.values()];
  }

  get(id: string): World | undefined {
    const world = this.#worlds.get(id);
    if (!world) return undefined;
    if (this.#isIdle(world)) {
      void this.remove(id);
      return undefined;
    }
    world.touchedAt = this.#options.hostNow();
    return world;
  }

  /** A new world, or null when there are as many as there may be. An id that is taken is replaced. */
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

  /** A copy of a world under a new id: its own rows, over the same seeds. */
  async fork(from: World, id = this.#freeId()): Promise<World | null> {
    if (!this.#worlds.has(id) && this.#worlds.size >= this.limit) return null;
    const origin: Origin = { ...from.origin, id };
    return after(this.#build(origin, from.snapshot()), (world) => this.#keep(world));
  }

  /** Puts a world back to a snapshot of itself; its id, scenario and seed stay. */
  async restore(world: World, snapshot: Overlay): Promise<World> {
    return after(this.#build(world.origin, snapshot), (restored) => this.#keep(restored));
  }

  /** Lays a world anew, as it was when it was made, or from another scenario. Its clock goes on as it was. */
  async reset(world: World, scenario?: ScenarioName): Promise<World> {
    const now = world.clock.now();
    const origin = { ...world.origin, scenario: scenario ?? world.origin.scenario, epoch: Math.floor(now / DAY) * DAY };
    const clock = world.tables.meta.get('clock');
    const overlay: Overlay = clock ? { meta: [['clock', clock]] } : {};
    return after(this.#build(origin, overlay), (fresh) => this.#keep(fresh));
  }

  async remove(id: string): Promise<boolean> {
    const known = this.#worlds.delete(id);
    if (known) await this.#options.store?.remove(id);
    return known;
  }

  /** Drops worlds that nobody touched for an hour. */
  dropIdle(): void {
    for (const world of this.#worlds.values()) if (this.#isIdle(world)) void this.remove(world.id);
  }

  #isIdle(world: World): boolean {
    return world.id !== DEFAULT_WORLD && world.touchedAt < this.#options.hostNow() - (this.#options.idle ?? HOUR);
  }

  /** Writes what a request changed; called before its reply leaves. Throws when that fails; the next commit tries again. */
  commit(world: World): void | Promise<void> {
    // A slow request may end after its world was laid anew: what it changed is gone with the old one.
    if (this.#worlds.get(world.id) !== world) return;
    const changes = world.takeChanges();
    if (!changes) return;
    const putBack = (error: unknown): never => {
      world.putBack(changes);
      throw error;
    };
    try {
      return this.#options.store?.commit(world, changes)?.catch(putBack);
    } catch (error) {
      putBack(error);
    }
  }

  /** Puts a world in its place, here and in the store, whole or not at all. */
  async #keep(world: World): Promise<World> {
    world.takeChanges();
    this.#worlds.set(world.id, world);
    await this.#options.store?.create(world.origin, world.snapshot());
    return world;
  }

  #build(origin: Origin, overlay: Overlay): World | Promise<World> {
    return after(
      this.#options.laySeeds(origin.scenario as ScenarioName, origin.epoch),
      (seeds) => new World(origin, seeds, this.#options.hostNow, overlay),
    );
  }

  #freeId(): string {
    do this.#count += 1;
    while (this.#worlds.has(`w${this.#count}`));
    return `w${this.#count}`;
  }
}
