import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { afterWrite, isWrite, MAKES_STALE, type Read } from '../../client/data/invalidation.ts';
import { operations } from '../../generated/contract/operations.ts';
import { createOperations } from '../../mock-server/operations/index.ts';
import { samples } from '../authorization/requests.ts';
import { createMock, type Send } from '../support/mock.ts';
import { about, addressesOf, READS } from './reads.ts';
import { type Case, EFFECTS } from './writes.ts';

const mock = createMock();
const handlers = createOperations({ telemetry: undefined as never, pace: 0 });
const writes = Object.keys(operations).filter(isWrite);
const simulated = writes.filter((id) => handlers[id] !== null);

/** Response of each read as text. `null`: refused, so that nothing is cached. */
type Answers = ReadonlyMap<Read, string | null>;
type Addresses = ReadonlyMap<Read, string>;

async function read(send: Send, id: Read, path: string): Promise<unknown> {
  const { status, body } = await send('GET', path);
  if (status !== 200) throw new Error(`${id} answers ${status}`);
  return body;
}

async function answersOf(send: Send, addresses: Addresses): Promise<Answers> {
  const answers = new Map<Read, string | null>();
  for (const [id, path] of addresses) {
    const answer = await read(send, id, path).catch(() => null);
    answers.set(id, answer === null ? null : JSON.stringify(answer));
  }
  return answers;
}

/** A cache in which all reads are in use. */
async function cacheWith(send: Send, addresses: Addresses): Promise<QueryClient> {
  const queries = { retry: false, staleTime: Number.POSITIVE_INFINITY };
  const client = new QueryClient({ defaultOptions: { queries } });
  for (const [id, path] of addresses) {
    const observer = new QueryObserver(client, { queryKey: [id, path], queryFn: () => read(send, id, path) });
    observer.subscribe(() => undefined);
  }
  await settled(client);
  return client;
}

/** Waits for the requests in flight. */
const settled = (client: QueryClient) =>
  Promise.allSettled(
    client
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map((query) => query.fetch()),
  );

function cached(client: QueryClient, addresses: Addresses): Answers {
  const answerOf = (queryKey: readonly unknown[]) => {
    const { status, data } = client.getQueryState(queryKey) ?? {};
    return status === 'success' ? JSON.stringify(data) : null;
  };
  return new Map([...addresses].map(([id, path]) => [id, answerOf([id, path])]));
}

/** Cached reads whose response has changed. */
const outdated = (shown: Answers, current: Answers): Read[] =>
  READS.filter((id) => shown.get(id) !== null && shown.get(id) !== current.get(id));

const isSimulated = (id: Read) => handlers[id] !== null;
const sorted = (reads: readonly Read[]) => [...new Set(reads)].sort();

test.each(simulated)('[core 7] refetches what %s changes', async (id) => {
  const { changes, patched = [], cases } = EFFECTS[id];
  const changed: Read[] = [];
  const left: Read[] = [];
  const run = async ({ as = 'owner', subject, request, prepare }: Case) => {
    const world = await mock.world();
    prepare?.(world);
    const send = await mock.as(world, as);
    const addresses = addressesOf(subject);
    const client = await cacheWith(send, addresses);
    const { path, body } = request ?? about(samples[id], subject);
    const answer = await send(operations[id].method.toUpperCase(), path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    const current = await answersOf(send, addresses);
    changed.push(...outdated(cached(client, addresses), current));
    afterWrite(client, id);
    await settled(client);
    left.push(...outdated(cached(client, addresses), current));
    await mock.worlds.remove(world.id);
  };
  for (const one of cases ?? []) await run(one);
  expect(sorted(changed)).toEqual(sorted(changes.filter(isSimulated)));
  expect(sorted(left)).toEqual(sorted(patched));
});

test.each(writes)('[core 7] marks no more reads as stale than %s changes', (id) => {
  const { changes, patched = [], alsoRead = [] } = EFFECTS[id];
  const expected = [...changes.filter((one) => !patched.includes(one)), ...alsoRead];
  expect(sorted(MAKES_STALE[id])).toEqual(sorted(expected));
});

test('covers every write that the mock simulates', () => {
  expect(writes.filter((id) => EFFECTS[id].cases !== null)).toEqual(simulated);
});
