import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SandboxEvent } from '../sandbox/held-worlds.node.ts';
import type { WorldRegistry } from '../world/registry.ts';

/** Seconds. Commands take as long as on real devices, fault rules up to two minutes. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Limits by the code of their refusal. */
const LIMITS: Readonly<Record<string, string>> = {
  TOO_MANY_WORLDS: 'worlds',
  TOO_MANY_REQUESTS: 'requests',
  BODY_TOO_LARGE: 'body',
  LENGTH_REQUIRED: 'body',
};

/** A request that ended. `status`: `aborted` if the connection ended before the answer. */
export type Ended = {
  operation: string;
  status: number | 'aborted';
  seconds: number;
  code: string | null;
  team: string | null;
};

export type Metrics = {
  ended: (request: Ended) => void;
  count: (event: SandboxEvent) => void;
  /** The Prometheus text format. */
  text: () => Promise<string>;
  contentType: string;
};

/** Worlds to count when metrics are read. `held`: those in memory. */
export type Counted = { worlds: Pick<WorldRegistry, 'count'>; held: () => number };

/**
 * Metrics in a registry of their own. Labels have few values: operations, statuses and codes of the mock, and names of the teams file,
 * never text of a request.
 */
export function createMetrics(counted: () => Counted): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'waymark_mock_requests_total',
    help: 'Requests by operation and status of the answer. Status `aborted`: the connection ended before.',
    labelNames: ['operation', 'status'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'waymark_mock_request_duration_seconds',
    help: 'Time from a request to the end of its answer, with the delays of devices.',
    labelNames: ['operation'] as const,
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'waymark_mock_refused_total',
    help: 'Requests that the mock could not or did not serve, by the code of the answer.',
    labelNames: ['code'] as const,
    registers,
  });
  const limited = new Counter({
    name: 'waymark_mock_limited_total',
    help: 'Requests beyond a limit. Team `none`: a limit of the whole mock.',
    labelNames: ['limit', 'team'] as const,
    registers,
  });
  const events: Readonly<Record<SandboxEvent, Counter>> = {
    taken: counter('takes', 'Worlds read from the database.'),
    moved: counter('moves', 'Worlds that left memory because another process took, replaced or removed them.'),
    committed: counter('commits', 'Commits to the database.'),
    shared_commit: counter('shared_commits', 'Requests that shared a commit of another one.'),
  };
  const gauges = [
    new Gauge({
      name: 'waymark_mock_worlds_held',
      help: 'Worlds in the memory of this process.',
      registers: [],
      collect() {
        this.set(counted().held());
      },
    }),
    new Gauge({
      name: 'waymark_mock_worlds',
      help: 'Worlds of all processes. NaN: their database cannot be reached.',
      registers: [],
      async collect() {
        this.set(await Promise.resolve(counted().worlds.count()).catch(() => Number.NaN));
      },
    }),
  ];
  for (const gauge of gauges) register.registerMetric(gauge);

  function counter(name: string, help: string): Counter {
    return new Counter({ name: `waymark_mock_${name}_total`, help, registers });
  }

  return {
    ended: ({ operation, status, seconds, code, team }) => {
      requests.inc({ operation, status });
      duration.observe({ operation }, seconds);
      if (code === null) return;
      refused.inc({ code });
      const limit = LIMITS[code];
      if (limit) limited.inc({ limit, team: team ?? 'none' });
    },
    count: (event) => events[event].inc(),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
