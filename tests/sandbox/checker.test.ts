import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../mock-server/sandbox/database.node.ts';
import { findPostgres, type RunningPostgres, runPostgres } from '../support/postgres.ts';
import { check } from './checker.ts';
import { createLink } from './link.ts';
import { openNamespace } from './link-namespace.ts';

const programs = findPostgres();
if (!programs) console.log('PostgreSQL is not installed: the shared sandbox is not checked.');
const namespace = programs ? await openNamespace() : null;
if (programs && !namespace) console.log('Network namespaces cannot be created: packets arrive late, but none is lost.');
/** `npm run test:full` asks for many more events. */
const EVENTS = Number(process.env['WAYMARK_SANDBOX_EVENTS'] ?? 1);

const FINE = { lost: 0, stale: 0, repeated: 0, unexplained: 0, problems: [] };

describe.runIf(programs)('two processes over one database', () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await runPostgres(programs as string, { place: namespace?.place });
  });
  afterAll(async () => {
    await postgres?.stop();
    await namespace?.close();
  });

  test('kills: no acknowledged write is lost, no read is stale, no id is given twice', {
    timeout: 600_000,
  }, async () => {
    const { writes, reads, ...verdict } = await check(postgres, {
      kills: 3 * EVENTS,
      stalls: 0,
      partitions: 0,
      crashes: 0,
    });
    expect(verdict).toEqual(FINE);
    expect([writes > 50, reads > 20]).toEqual([true, true]);
  });

  test('a process that stands still, late packets and a crash of the database', { timeout: 600_000 }, async () => {
    const { writes, reads, ...verdict } = await check(postgres, {
      kills: 0,
      stalls: EVENTS,
      partitions: EVENTS,
      crashes: EVENTS,
    });
    expect(verdict).toEqual(FINE);
    expect([writes > 50, reads > 20]).toEqual([true, true]);
  });

  test.runIf(namespace)('a network that loses packets', { timeout: 600_000 }, async () => {
    const plan = { kills: 0, stalls: 0, partitions: EVENTS, crashes: 0 };
    const { writes, reads, ...verdict } = await check(postgres, plan, namespace);
    expect(verdict).toEqual(FINE);
    expect([writes > 50, reads > 20]).toEqual([true, true]);
  });

  test.runIf(namespace)(
    'a database that does not answer keeps no process from leaving',
    { timeout: 10_000 },
    async () => {
      const link = await createLink(await postgres.database(), namespace);
      const database = openDatabase(link.url);
      await database.present([[1, 1]]);
      await database.query('SELECT 1');
      await link.cut();
      await database.close();
      await link.close();
    },
  );

  test('finds commits that are written under any term', { timeout: 60_000 }, async () => {
    const plan = { kills: 0, stalls: 0, partitions: 0, crashes: 0, quiet: 2_000, mutant: 'unfenced' } as const;
    const { lost, repeated } = await check(postgres, plan);
    expect(lost + repeated).toBeGreaterThan(0);
  });

  test('finds answers from memory without a question', { timeout: 60_000 }, async () => {
    const plan = { kills: 0, stalls: 0, partitions: 0, crashes: 0, quiet: 2_000, mutant: 'unasked' } as const;
    const { stale } = await check(postgres, plan);
    expect(stale).toBeGreaterThan(0);
  });
});
