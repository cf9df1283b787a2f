import { getRequestListener } from '@hono/node-server';
import type { Context } from 'hono';
import { ownAddress, proxiedAddress } from '../address.ts';
import { factsOf } from '../facts.ts';
import type { SandboxEvent } from '../sandbox/held-worlds.node.ts';
import type { Owner, WorldRegistry } from '../world/registry.ts';
import { type Answer, createFront } from './front.node.ts';
import { createKeyPage } from './key-page.node.ts';
import type { Log } from './log.node.ts';
import type { Counted } from './metrics.node.ts';
import { noWorlds, worldsOfTeam } from './team-worlds.ts';
import { readTeams } from './teams.node.ts';

export type OperatorOptions = {
  /** Answers `/__mock/metrics` in the Prometheus format. */
  metrics?: boolean;
  /** Writes a line of JSON for each request and each sentence for the operator. */
  log?: 'json';
  /** File with teams, their keys and limits. Requests then need a key. */
  teams?: string;
  trustProxy?: boolean;
};

/** What the mock calls for its operator. */
export type OperatorHooks = {
  count: (event: SandboxEvent) => void;
  failed: (error: unknown, c: Context) => void;
  worldsOf: ((worlds: WorldRegistry) => (c: Context) => WorldRegistry) | null;
};

export type Operators = {
  hooks: OperatorHooks;
  /** Puts metrics, log and teams before a mock that is open. */
  before: (counted: Counted & { worlds: WorldRegistry }, answer: Answer) => Answer;
  /** Says a sentence where the log is, or on the terminal. */
  say: (sentence: string) => void;
};

/** Loads what an operator asked for. Throws a message for the terminal if the teams file cannot be used. */
export async function openOperators(options: OperatorOptions): Promise<Operators> {
  const findTeam = options.teams === undefined ? null : readTeams(options.teams);
  const log = options.log === 'json' ? await openLog() : null;
  let counted: Counted = { worlds: { count: () => 0 }, held: () => 0 };
  const metrics = options.metrics ? (await import('./metrics.node.ts')).createMetrics(() => counted) : null;
  const trustProxy = options.trustProxy ?? false;
  return {
    hooks: {
      count: (event) => metrics?.count(event),
      failed: (error, c) => (log ? log.failed(error, factsOf(c)?.id ?? null) : console.error(error)),
      worldsOf: findTeam && ((worlds) => byTeam(worlds)),
    },
    before: ({ worlds, held }, answer) => {
      counted = { worlds, held };
      const addressOf = trustProxy ? proxiedAddress : ownAddress;
      const keyPage = findTeam && getRequestListener(createKeyPage({ worlds, findTeam, addressOf }).fetch);
      return createFront(
        { metrics, log, findTeam, trustProxy, keyPage: keyPage && ((...both) => void keyPage(...both)) },
        answer,
      );
    },
    say: log ? log.say : (sentence) => console.log(sentence),
  };
}

async function openLog(): Promise<Log> {
  const { createLog } = await import('./log.node.ts');
  return createLog();
}

/** The worlds of the team whose key a request has. Without one, there are none. */
function byTeam(worlds: WorldRegistry): (c: Context) => WorldRegistry {
  const nobody = noWorlds(worlds);
  const registries = new WeakMap<Owner, WorldRegistry>();
  return (c) => {
    const team = factsOf(c)?.team;
    if (!team) return nobody;
    const known = registries.get(team) ?? worldsOfTeam(worlds, team);
    registries.set(team, known);
    return known;
  };
}
