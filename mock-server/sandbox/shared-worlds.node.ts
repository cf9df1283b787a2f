import DataLoader from 'dataloader';
import { parsed, StoredRows } from '../store/stored-rows.ts';
import { DAY, HOUR, MINUTE } from '../world/duration.ts';
import {
  type ListedWorld,
  type MadeWorld,
  type NewWorld,
  SandboxUnavailable,
  WorldMoved,
  type WorldRegistry,
  WorldReplaced,
} from '../world/registry.ts';
import { isScenario, type ScenarioName } from '../world/scenarios.ts';
import { type Origin, type Overlay, type Seeds, World } from '../world/world.ts';
import { DEFAULT_SEED, DEFAULT_WORLD } from '../world/worlds.ts';
import { CommitQueue } from './commit-queue.ts';
import type { Database, Fields } from './database.node.ts';
import type { DatabaseClock } from './database-clock.node.ts';
import * as sql from './statements.ts';
import { columnsOf, nowOf } from './stored-worlds.ts';

/** Class of the advisory locks that processes of one version of the mock hold. */
export const VERSIONS = 0x57_61_79;

export type SharedWorldsOptions = {
  database: Database;
  clock: DatabaseClock;
  /** Hash of the seeds of this version. */
  fixtures: string;
  /** The same as a key of advisory locks. */
  version: number;
  createSeeds: (scenario: ScenarioName, epoch: number) => Seeds | Promise<Seeds>;
  /** Maximum number of worlds of all processes. */
  limit?: number;
  /** Maximum number of worlds in memory. */
  held?: number;
  /** Called for metrics. */
  count?: (event: SandboxEvent) => void;
};

/** `taken`: read from the database. `moved`: another process has taken a world of this one. */
export type SandboxEvent = 'taken' | 'moved' | 'committed' | 'shared_commit';

type Held = { world: World; term: string; content: string; queue: CommitQueue; usedAt: number };

/** Milliseconds after which an unused world leaves memory. It stays in the database. */
const HELD_FOR = 10 * MINUTE;
/** Times that a request takes a world which others take from it. */
const TAKES = 20;
/** Milliseconds by which processes that wait for one world differ at most. */
const SPREAD = 10;
/** Longest wait for a world in milliseconds, in case the database's clock was set. */
const LONGEST_PAUSE = 100;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(0, ms), LONGEST_PAUSE) + Math.random() * SPREAD));

/**
 * Worlds of several processes over one database. Each process keeps the worlds that it served last in memory, and any process may
 * take any world at any time. A request asks the database who has its world; requests of the same moment share the question. If it
 * is this process, memory answers. If not, it takes the world and reads it. A commit fails if the world was taken since.
 */
export class SharedWorlds implements WorldRegistry {
  readonly #options: SharedWorldsOptions;
  readonly #held = new Map<string, Held>();
  readonly #taking = new Map<string, Promise<Held | undefined>>();
  /** Content of each world that this process read or made, to recognize one that was replaced. */
  readonly #contents = new WeakMap<World, string>();
  readonly #touched = new Set<string>();
  readonly #terms: DataLoader<string, string | null>;
  readonly limit: number;
  readonly undoes = false;

  constructor(options: SharedWorldsOptions) {
    this.#options = options;
    this.limit = options.limit ?? 10_000;
    const { query } = options.database;
    this.#terms = new DataLoader(
      async (ids) => {
        const found = await query(sql.ASK, [[...new Set(ids)]]);
        const terms = new Map(found.map((row) => [String(row['id']), String(row['term'])]));
        return ids.map((id) => terms.get(id) ?? null);
      },
      // An answer is good only for requests that came before the question.
      { cache: false, batchScheduleFn: (send) => setImmediate(send), maxBatchSize: 500 },
    );
  }

  /** Creates `default` if it is missing. */
  async open(scenario: ScenarioName = 'default'): Promise<void> {
    const [found] = await this.#options.database.query(sql.ASK, [[DEFAULT_WORLD]]);
    if (!found) await this.create({ id: DEFAULT_WORLD, scenario });
  }

  /** Number of worlds in memory. */
  get held(): number {
    return this.#held.size;
  }

  async enter(id: string, before?: World): Promise<World | undefined> {
    for (let attempt = 0; attempt < TAKES; attempt++) {
      const held = this.#held.get(id);
      if (held) {
        const term = await this.#terms.load(id);
        if (term === held.term && this.#held.get(id) === held) return this.#used(held, before);
        this.#drop(held);
        if (term === null) return undefined;
        continue;
      }
      const known = this.#taking.get(id);
      if (known) {
        // Began before this request, which asks again.
        await known.catch(() => undefined);
        continue;
      }
      const taking = this.#take(id).finally(() => this.#taking.delete(id));
      this.#taking.set(id, taking);
      try {
        const taken = await taking;
        return taken && this.#used(taken, before);
      } catch (error) {
        if (!(error instanceof WorldMoved)) throw error;
      }
    }
    throw new WorldMoved();
  }

  #used(held: Held, before: World | undefined): World {
    if (before && this.#contents.get(before) !== held.content) throw new WorldReplaced();
    held.usedAt = performance.now();
    this.#touched.add(held.world.id);
    return held.world;
  }

  async confirm(world: World): Promise<void> {
    const held = this.#heldBy(world);
    const term = await this.#terms.load(world.id);
    if (term === held.term && this.#held.get(world.id) === held) return;
    this.#drop(held);
    throw new WorldMoved();
  }

  isCurrent(world: World): boolean {
    return this.#held.get(world.id)?.world === world;
  }

  /** Requests of one world do not wait for each other. */
  writing(): undefined {}

  commit(world: World): void | Promise<void> {
    const { queue } = this.#heldBy(world);
    return queue.push(world.takeChanges().changed(world.tables));
  }

  #heldBy(world: World): Held {
    const held = this.#held.get(world.id);
    if (held?.world === world) return held;
    throw world.isRetired ? new WorldMoved() : new WorldReplaced();
  }

  /** Takes a world for a new term and reads it. */
  async #take(id: string): Promise<Held | undefined> {
    const { database, fixtures, version, createSeeds } = this.#options;
    const [taken] = await database.query(sql.TAKE, [id, fixtures]);
    if (!taken) {
      const [found] = await database.query(sql.NOT_TAKEN, [id, fixtures]);
      if (!found) return undefined;
      if (found['same'] === true) await pause(Number(found['left']));
      else {
        const reseeded = await database.query(sql.RESEED, [id, fixtures, version, VERSIONS, this.#today()]);
        if (reseeded.length === 0) throw new WorldOfAnotherVersion();
      }
      throw new WorldMoved();
    }
    const term = String(taken['term']);
    const found = await database.query(sql.LOAD, [id]);
    if (String(found[0]?.['term']) !== term) throw new WorldMoved();
    const origin = originOf(id, taken);
    if (!isScenario(origin.scenario)) throw new WorldOfAnotherVersion();
    const rows = new StoredRows();
    let last = 0;
    for (const row of found) {
      const { table } = row;
      // A world without rows.
      if (typeof table !== 'string') continue;
      const rowId = parsed(String(row['id']));
      last = Number(row['number']);
      rows.add(id, table, rowId, table === 'images' && row['row'] === '' ? pictureOf(rowId) : rowOf(row['row']));
    }
    const seeds = await createSeeds(origin.scenario, origin.epoch);
    const world = new World(origin, seeds, this.#clockFrom(Number(taken['seen'])), rows.of(id));
    this.#options.count?.('taken');
    return this.#hold(world, { term, content: String(taken['content']), seq: Number(taken['seq']), last });
  }

  /** World time does not go back when a world comes to a process whose clock is behind. */
  #clockFrom(seen: number): () => number {
    let latest = seen;
    return () => {
      latest = Math.max(latest, this.#options.clock.now());
      return latest;
    };
  }

  #hold(world: World, at: { term: string; content: string; seq: number; last: number }): Held {
    const { database, count } = this.#options;
    const { term, content, ...place } = at;
    world.takeChanges();
    const queue = new CommitQueue({
      ...place,
      query: database.query,
      world,
      term,
      drop: () => this.#drop(held),
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

  /** Requests that still have the world run again, in the world as it is then. */
  #drop(held: Held): void {
    if (this.#held.get(held.world.id) !== held) return;
    this.#release(held);
    this.#options.count?.('moved');
  }

  #today(): number {
    return Math.floor(this.#options.clock.now() / DAY) * DAY;
  }

  async create({ id, scenario = 'default', seed = DEFAULT_SEED, now }: NewWorld): Promise<MadeWorld | null> {
    const { database, fixtures, version, createSeeds, clock } = this.#options;
    const hostNow = Math.ceil(clock.now());
    const free = id ?? (await this.#freeId());
    const origin: Origin = { id: free, scenario, seed, epoch: Math.floor((now ?? hostNow) / DAY) * DAY };
    const world = new World(origin, await createSeeds(scenario, origin.epoch), this.#clockFrom(hostNow));
    if (now !== undefined) world.clock.set(now);
    const columns = columnsOf(world.snapshot());
    const values = [
      free,
      scenario,
      seed,
      origin.epoch,
      fixtures,
      version,
      hostNow,
      this.limit,
      '',
      this.limit,
      ...columns,
    ];
    const [made] = await database.query(sql.CREATE, values);
    if (!made) return null;
    this.#replaced(free);
    return world;
  }

  async fork(from: World, id?: string): Promise<MadeWorld | null> {
    const { database } = this.#options;
    const free = id ?? (await this.#freeId());
    const [made] = await database.query(sql.FORK, [from.id, free, this.limit, '', this.limit]);
    if (!made) return null;
    this.#replaced(free);
    return { origin: { ...from.origin, id: free }, clock: from.clock };
  }

  async reset(world: World, scenario?: ScenarioName): Promise<World> {
    const epoch = Math.floor(world.clock.now() / DAY) * DAY;
    const origin = { ...world.origin, scenario: scenario ?? world.origin.scenario, epoch };
    const clock = world.tables.meta.get('clock');
    return this.#replace(world, origin, clock ? { meta: [['clock', clock]] } : {});
  }

  restore(world: World, snapshot: Overlay): Promise<World> {
    return this.#replace(world, world.origin, snapshot);
  }

  /** Replaces the rows of a world that this process holds. Requests in flight have no effect on the new ones. */
  async #replace(before: World, origin: Origin, overlay: Overlay): Promise<World> {
    const { database, createSeeds } = this.#options;
    const held = this.#heldBy(before);
    await held.queue.idle();
    const seen = Math.ceil(before.clock.host());
    const world = new World(
      origin,
      await createSeeds(origin.scenario as ScenarioName, origin.epoch),
      this.#clockFrom(seen),
      overlay,
    );
    const columns = columnsOf(overlay);
    const [made] = await database.query(sql.REPLACE, [
      origin.id,
      held.term,
      origin.scenario,
      origin.epoch,
      seen,
      ...columns,
    ]);
    if (!made) {
      this.#drop(held);
      throw new WorldMoved();
    }
    const place = { term: String(made['term']), content: String(made['content']), seq: 0, last: columns[0].length };
    return this.#hold(world, place).world;
  }

  async remove(id: string): Promise<boolean> {
    const removed = await this.#options.database.query(sql.REMOVE, [id]);
    this.#replaced(id);
    return removed.length > 0;
  }

  /** A world of this id was replaced in the database: the one in memory is an old one. */
  #replaced(id: string): void {
    const held = this.#held.get(id);
    if (held) this.#drop(held);
  }

  async list(): Promise<ListedWorld[]> {
    await this.flush();
    await this.#options.database.query(sql.SWEEP, [HOUR]);
    const found = await this.#options.database.query(sql.LIST);
    const hostNow = this.#options.clock.now();
    return found.map((row) => ({
      id: String(row['id']),
      scenario: String(row['scenario']),
      seed: Number(row['seed']),
      now: nowOf(row['clock'], Math.max(hostNow, Number(row['seen']))),
      idle: Math.round(Number(row['idle'])),
    }));
  }

  async count(): Promise<number> {
    return Number((await this.#options.database.query(sql.COUNT))[0]?.['count']);
  }

  async snapshot({ id }: World): Promise<Overlay> {
    const rows = new StoredRows();
    for (const row of await this.#options.database.query(sql.READ_ROWS, [id])) {
      rows.add(id, String(row['table']), parsed(String(row['id'])), rowOf(row['row']));
    }
    return rows.of(id);
  }

  async image(world: World, id: string): Promise<string | undefined> {
    const image = world.tables.images.get(id);
    if (!image || image.data_url !== NOT_READ) return image?.data_url;
    const [found] = await this.#options.database.query(sql.READ_ROW, [world.id, 'images', JSON.stringify(id)]);
    return found && (rowOf(found['row']) as { data_url: string } | null)?.data_url;
  }

  /** Tells the database which worlds had requests, and lets unused ones leave memory. Called every few seconds. */
  async flush(): Promise<void> {
    const touched = [...this.#touched];
    this.#touched.clear();
    this.#releaseUnused();
    await this.#options.clock.measure(async () => {
      const [answer] = await this.#options.database.query(sql.TOUCH, [touched]);
      return Number(answer?.['now']);
    });
  }

  #releaseUnused(): void {
    const most = this.#options.held ?? 1_000;
    const byUse = [...this.#held.values()].sort((a, b) => a.usedAt - b.usedAt);
    const earliest = performance.now() - HELD_FOR;
    for (const [index, held] of byUse.entries()) {
      if (held.usedAt < earliest || byUse.length - index > most) this.#release(held);
    }
  }

  /** Requests in flight run again. */
  #release(held: Held): void {
    held.world.retire();
    this.#held.delete(held.world.id);
  }

  /** Resolves when all commits have ended. */
  async idle(): Promise<void> {
    await Promise.allSettled(Array.from(this.#held.values(), ({ queue }) => queue.idle()));
  }

  async #freeId(): Promise<string> {
    const [next] = await this.#options.database.query(sql.NEXT_NUMBER);
    return `w${String(next?.['number'])}`;
  }
}

/** Marks a picture that stays in the database until it is asked for. */
const NOT_READ = '';
const pictureOf = (id: unknown) => ({ id, data_url: NOT_READ });
const rowOf = (row: unknown): unknown => (typeof row === 'string' ? parsed(row) : null);

const originOf = (id: string, row: Fields): Origin => ({
  id,
  scenario: String(row['scenario']),
  seed: Number(row['seed']),
  epoch: Number(row['epoch']),
});

/** Processes of another version of the mock live, and only they can serve the world. */
class WorldOfAnotherVersion extends SandboxUnavailable {
  constructor() {
    super(
      'OTHER_VERSION',
      'This world belongs to processes of another version of the mock. It is reseeded when the last of them has ended.',
    );
  }
}
