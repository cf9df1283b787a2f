import { MINUTE } from '../world/duration.ts';
import { WorldMoved, WorldReplaced } from '../world/registry.ts';
import type { World } from '../world/world.ts';
import { CommitQueue } from './commit-queue.ts';
import type { Query } from './database.node.ts';

/** `taken`: read from the database. `moved`: another process has taken a world of this one. */
export type SandboxEvent = 'taken' | 'moved' | 'committed' | 'shared_commit';

/** A world in memory, with its term and content in the database. */
export type Held = { world: World; term: string; content: string; queue: CommitQueue; usedAt: number };

/** `seq`: number of its last commit. `last`: that of its last row. */
type Place = { term: string; content: string; seq: number; last: number };

/** Milliseconds after which an unused world leaves memory. It stays in the database. */
const HELD_FOR = 10 * MINUTE;
const MOST_HELD = 1_000;

export type HeldWorldsOptions = {
  query: Query;
  /** Maximum number of worlds. */
  most?: number | undefined;
  count?: ((event: SandboxEvent) => void) | undefined;
};

/** The worlds that this process has in memory. One that leaves is retired: requests that still have it run again. */
export class HeldWorlds {
  readonly #options: HeldWorldsOptions;
  readonly #held = new Map<string, Held>();
  /** Content of each world that this process read or made, to recognize one that was replaced. */
  readonly #contents = new WeakMap<World, string>();
  readonly #touched = new Set<string>();

  constructor(options: HeldWorldsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#held.size;
  }

  get(id: string): Held | undefined {
    return this.#held.get(id);
  }

  has(held: Held): boolean {
    return this.#held.get(held.world.id) === held;
  }

  /** Throws if the world is no longer the one in memory. */
  of(world: World): Held {
    const held = this.#held.get(world.id);
    if (held?.world === world) return held;
    throw world.isRetired ? new WorldMoved() : new WorldReplaced();
  }

  /** The world for a request. `before`: the one in which the request began. Throws if it was replaced since. */
  use(held: Held, before: World | undefined): World {
    if (before && this.#contents.get(before) !== held.content) throw new WorldReplaced();
    held.usedAt = performance.now();
    this.#touched.add(held.world.id);
    return held.world;
  }

  hold(world: World, at: Place): Held {
    const { query, count } = this.#options;
    const { term, content, ...place } = at;
    world.takeChanges();
    const queue = new CommitQueue({
      ...place,
      query,
      world,
      term,
      drop: () => this.drop(held),
      wrote: (requests) => {
        count?.('committed');
        for (let more = 1; more < requests; more++) count?.('shared_commit');
      },
    });
    const held: Held = { world, term, content, queue, usedAt: performance.now() };
    this.#contents.set(world, content);
    this.#held.set(world.id, held);
    return held;
  }

  /** Another process, or another content, has the world. */
  drop(held: Held): void {
    if (!this.has(held)) return;
    this.#release(held);
    this.#options.count?.('moved');
  }

  /** A world of this id was replaced in the database: the one in memory is an old one. */
  replaced(id: string): void {
    const held = this.#held.get(id);
    if (held) this.drop(held);
  }

  releaseUnused(): void {
    const most = this.#options.most ?? MOST_HELD;
    const byUse = [...this.#held.values()].sort((a, b) => a.usedAt - b.usedAt);
    const earliest = performance.now() - HELD_FOR;
    for (const [index, held] of byUse.entries()) {
      if (held.usedAt < earliest || byUse.length - index > most) this.#release(held);
    }
  }

  #release(held: Held): void {
    held.world.retire();
    this.#held.delete(held.world.id);
  }

  /** Ids of worlds that had requests since the last time. They are given again if `note` rejects. */
  async noteTouched(note: (ids: string[]) => Promise<void>): Promise<void> {
    const touched = [...this.#touched];
    this.#touched.clear();
    try {
      await note(touched);
    } catch (error) {
      for (const id of touched) this.#touched.add(id);
      throw error;
    }
  }

  /** Resolves when all commits have ended. */
  async idle(): Promise<void> {
    await Promise.allSettled(Array.from(this.#held.values(), ({ queue }) => queue.idle()));
  }
}
