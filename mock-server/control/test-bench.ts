/** For tests: the control API over worlds with a frozen host clock. */
import { Hono } from 'hono';
import type { Host } from '../host.ts';
import { createKeyStore, type KeyStore } from '../identity/keys.ts';
import { createSeeds } from '../seeds/seeds.ts';
import { createSlices } from '../telemetry/slices.ts';
import type { World } from '../world/world.ts';
import { type WorldStore, Worlds } from '../world/worlds.ts';
import { createControlApp } from './app.ts';

/** 2026-11-21 12:00:00 UTC. */
export const NOON = 1_795_262_400_000;

export type Answered = { status: number; body: unknown; headers: Headers };

type BenchOptions = { limit?: number; wait?: Host['wait'] };

export class ControlBench {
  /** Host time. Tests change it. */
  now = NOON;
  readonly keys: KeyStore = createKeyStore();
  /** Ids of committed worlds, in order. */
  readonly committed: string[] = [];
  readonly worlds: Worlds;
  readonly app = new Hono({ strict: false });

  constructor({ limit = 10, wait = () => Promise.resolve() }: BenchOptions = {}) {
    const store: WorldStore = {
      load: () => [],
      create: () => undefined,
      commit: (world) => void this.committed.push(world.id),
      remove: () => undefined,
    };
    this.worlds = new Worlds({ hostNow: () => this.now, createSeeds, limit, store });
    const control = createControlApp({
      worlds: this.worlds,
      keys: this.keys,
      host: { now: () => this.now, wait },
      slices: createSlices(null),
      version: '1.0.0',
      ready: () => Promise.resolve(),
      worldIdOf: (c) => c.req.header('x-mock-world') ?? 'default',
    });
    this.app.route('/__mock', control);
  }

  static async open(options: BenchOptions = {}): Promise<ControlBench> {
    const bench = new ControlBench(options);
    await bench.worlds.open();
    bench.committed.length = 0;
    return bench;
  }

  world(id = 'default'): World {
    const world = this.worlds.get(id);
    if (!world) throw new Error(`No world ${id}`);
    return world;
  }

  /** Sends a request. A text body is sent as is, other values as JSON. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await this.app.request(`/__mock${path}`, {
      method,
      headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(text !== undefined && { body: text }),
    });
    const answer = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJson && answer ? (JSON.parse(answer) as unknown) : answer || null,
      headers: response.headers,
    };
  }
}
