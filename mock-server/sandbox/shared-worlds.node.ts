import type DataLoader from 'dataloader';
import { DAY, HOUR } from '../world/duration.ts';
import {
  type ListedWorld,
  type MadeWorld,
  type NewWorld,
  type Owner,
  WorldMoved,
  type WorldRegistry,
  WorldTaken,
} from '../world/registry.ts';
import { type AnyScenario, OWN_SCENARIOS, type Scenarios } from '../world/scenarios.ts';
import { type Origin, type Overlay, type Seeds, World } from '../world/world.ts';
import { DEFAULT_SEED, DEFAULT_WORLD } from '../world/worlds.ts';
import type { Database } from './database.node.ts';
import type { DatabaseClock } from './database-clock.node.ts';
import { type Held, HeldWorlds, type SandboxEvent } from './held-worlds.node.ts';
import { WorldOfAnotherVersion } from './refusals.ts';
import * as sql from './statements.ts';
import { columnsOf, listedOf, NOT_READ, originOf, overlayOf, rowOf } from './stored-worlds.ts';
import { askTerms } from './terms.node.ts';

/** Class of the advisory locks that processes of one version of the mock hold. */
export const VERSIONS = 0x57_61_79;

export type SharedWorldsOptions = {
  database: Database;
  clock: DatabaseClock;
  /** Hash of the seeds of this version. */
  fixtures: string;
  /** The same as a key of advisory locks. */
  version: number;
  createSeeds: (scenario: AnyScenario, epoch: number) => Seeds | Promise<Seeds>;
  /** Default: the own ones. All processes need the same. */
  scenarios?: Scenarios;
  /** Maximum number of worlds of all processes. */
  limit?: number;
  /** Maximum number of worlds in memory. */
  held?: number;
  /** Called for metrics. */
  count?: (event: SandboxEvent) => void;
};

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
  readonly #held: HeldWorlds;
  readonly #taking = new Map<string, Promise<Held | undefined>>();
  readonly #terms: DataLoader<string, string | null>;
  readonly limit: number;
  readonly scenarios: Scenarios;
  readonly undoes = false;

  constructor(options: SharedWorldsOptions) {
    this.#options = options;
    this.limit = options.limit ?? 10_000;
    this.scenarios = options.scenarios ?? OWN_SCENARIOS;
    this.#held = new HeldWorlds({ query: options.database.query, most: options.held, count: options.count });
    this.#terms = askTerms(options.database.query);
  }

  /** Creates `default` if it is missing. */
  async open(scenario: AnyScenario = 'default'): Promise<void> {
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
        if (term === held.term && this.#held.has(held)) return this.#held.use(held, before);
        this.#held.drop(held);
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
        return taken && this.#held.use(taken, before);
      } catch (error) {
        if (!(error instanceof WorldMoved)) throw error;
      }
    }
    throw new WorldMoved();
  }

  async confirm(world: World): Promise<void> {
    const held = this.#held.of(world);
    const term = await this.#terms.load(world.id);
    if (term === held.term && this.#held.has(held)) return;
    this.#held.drop(held);
    throw new WorldMoved();
  }

  isCurrent(world: World): boolean {
    return this.#held.get(world.id)?.world === world;
  }

  /** Requests of one world do not wait for each other. */
  writing(): undefined {}

  commit(world: World): void | Promise<void> {
    const { queue } = this.#held.of(world);
    return queue.push(world.takeChanges().changed(world.tables));
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
        const reseeded = await database.query(sql.RESEED, [id, fixtures, version, VERSIONS, this.#dayOf()]);
        if (reseeded.length === 0) throw new WorldOfAnotherVersion();
      }
      throw new WorldMoved();
    }
    const term = String(taken['term']);
    const found = await database.query(sql.LOAD, [id]);
    if (String(found[0]?.['term']) !== term) throw new WorldMoved();
    const origin = originOf(id, taken);
    if (!this.scenarios.has(origin.scenario)) throw new WorldOfAnotherVersion();
    const seeds = await createSeeds(origin.scenario, origin.epoch);
    const world = new World(origin, seeds, this.#clockFrom(Number(taken['seen'])), overlayOf(id, found));
    this.#options.count?.('taken');
    const last = Number(found.at(-1)?.['number'] ?? 0);
    return this.#held.hold(world, { term, content: String(taken['content']), seq: Number(taken['seq']), last });
  }

  /** World time does not go back when a world comes to a process whose clock is behind. */
  #clockFrom(seen: number): () => number {
    let latest = seen;
    return () => {
      latest = Math.max(latest, this.#options.clock.now());
      return latest;
    };
  }

  #dayOf(now = this.#options.clock.now()): number {
    return Math.floor(now / DAY) * DAY;
  }

  seedsOf(scenario: string, epoch: number): Seeds | Promise<Seeds> | null {
    return this.scenarios.has(scenario) ? this.#options.createSeeds(scenario, epoch) : null;
  }

  async create({
    id,
    scenario = 'default',
    seed = DEFAULT_SEED,
    now,
    epoch = this.#dayOf(now),
    rows = {},
    team,
  }: NewWorld): Promise<MadeWorld | null> {
    const { database, fixtures, version, createSeeds, clock } = this.#options;
    const hostNow = Math.ceil(clock.now());
    const free = id ?? (await this.#freeId());
    const origin: Origin = { id: free, scenario, seed, epoch };
    const world = new World(origin, await createSeeds(scenario, epoch), this.#clockFrom(hostNow), rows);
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
      team?.name ?? '',
      team?.worlds ?? this.limit,
      ...columns,
    ];
    const [made] = await database.query(sql.CREATE, values);
    if (!made) return this.#noRoom(free, team);
    this.#held.replaced(free);
    return world;
  }

  async fork(from: World, id?: string, team?: Owner): Promise<MadeWorld | null> {
    const { database } = this.#options;
    const free = id ?? (await this.#freeId());
    const [made] = await database.query(sql.FORK, [
      from.id,
      free,
      this.limit,
      team?.name ?? '',
      team?.worlds ?? this.limit,
    ]);
    if (!made) return this.#noRoom(free, team);
    this.#held.replaced(free);
    return { origin: { ...from.origin, id: free }, clock: from.clock };
  }

  /** Why no world was made: the limit, or another team that has the id. */
  async #noRoom(id: string, team: Owner | undefined): Promise<null> {
    const [known] = await this.#options.database.query(sql.TEAM, [id]);
    if (known && known['team'] !== (team?.name ?? '')) throw new WorldTaken();
    return null;
  }

  async reset(world: World, scenario?: AnyScenario): Promise<World> {
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
    const held = this.#held.of(before);
    await held.queue.idle();
    const seen = Math.ceil(before.clock.host());
    const world = new World(
      origin,
      await createSeeds(origin.scenario as AnyScenario, origin.epoch),
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
      this.#held.drop(held);
      throw new WorldMoved();
    }
    const place = { term: String(made['term']), content: String(made['content']), seq: 0, last: columns[0].length };
    return this.#held.hold(world, place).world;
  }

  async remove(id: string): Promise<boolean> {
    const removed = await this.#options.database.query(sql.REMOVE, [id]);
    this.#held.replaced(id);
    return removed.length > 0;
  }

  async list(): Promise<ListedWorld[]> {
    await this.flush();
    await this.sweep();
    const found = await this.#options.database.query(sql.LIST);
    const hostNow = this.#options.clock.now();
    return found.map((row) => listedOf(row, hostNow));
  }

  async count(): Promise<number> {
    return Number((await this.#options.database.query(sql.COUNT))[0]?.['count']);
  }

  async snapshot({ id }: World): Promise<Overlay> {
    return overlayOf(id, await this.#options.database.query(sql.READ_ROWS, [id]));
  }

  async image(world: World, id: string): Promise<string | undefined> {
    const image = world.tables.images.get(id);
    if (!image || image.data_url !== NOT_READ) return image?.data_url;
    const [found] = await this.#options.database.query(sql.READ_ROW, [world.id, 'images', JSON.stringify(id)]);
    return found && (rowOf(found['row']) as { data_url: string } | null)?.data_url;
  }

  /** Removes worlds after an idle hour. */
  async sweep(): Promise<void> {
    await this.#options.database.query(sql.SWEEP, [HOUR]);
  }

  /** Tells the database which worlds had requests, and lets unused ones leave memory. Called every few seconds. */
  async flush(): Promise<void> {
    this.#held.releaseUnused();
    await this.#held.noteTouched((touched) =>
      this.#options.clock.measure(async () => {
        const [answer] = await this.#options.database.query(sql.TOUCH, [touched]);
        return Number(answer?.['now']);
      }),
    );
  }

  /** Resolves when all commits have ended. */
  async idle(): Promise<void> {
    await this.#held.idle();
  }

  async #freeId(): Promise<string> {
    const [next] = await this.#options.database.query(sql.NEXT_NUMBER);
    return `w${String(next?.['number'])}`;
  }
}
