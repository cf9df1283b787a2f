import { beforeEach, expect, test } from 'vitest';
import { createSeeds } from '../seeds/seeds.ts';
import { SandboxUnavailable, WorldMoved } from '../world/registry.ts';
import { World } from '../world/world.ts';
import { CommitQueue } from './commit-queue.ts';
import { OutcomeUnknown } from './refusals.ts';
import { COMMIT, END_TERM } from './statements.ts';

const NOON = 1_795_262_400_000;
const seeds = createSeeds('empty', 1_795_219_200_000);
const LOST = new SandboxUnavailable('NO_DATABASE', 'Lost', { mayHaveRun: true });

/** Statements in order, each of which waits for an answer. */
type Asked = {
  text: string;
  values: readonly unknown[];
  answer: (rows: Record<string, unknown>[]) => void;
  fail: (error: Error) => void;
};
let asked: Asked[] = [];
let drops = 0;
let shared: number[] = [];
let world: World;
let queue: CommitQueue;

beforeEach(() => {
  asked = [];
  drops = 0;
  shared = [];
  world = new World({ id: 'w', scenario: 'empty', seed: 7, epoch: 0 }, seeds, () => NOON);
  queue = new CommitQueue({
    query: (text, values = []) =>
      new Promise((resolve, reject) => asked.push({ text, values, answer: resolve, fail: reject })),
    world,
    term: '5',
    seq: 10,
    last: 3,
    drop: () => {
      drops += 1;
      world.retire();
    },
    wrote: (requests) => shared.push(requests),
  });
});

/** A request that puts rows. */
function write(...ids: string[]): void | Promise<void> {
  for (const id of ids) world.tables.meta.put({ id, value: id });
  return queue.push(world.takeChanges().changed(world.tables));
}
const read = () => queue.push(null);
const turn = () => new Promise((resolve) => setImmediate(resolve));
/** What became of a request: `done`, the name of its error, or `waiting`. */
const outcomeOf = async (request: void | Promise<void>) => {
  const outcome = Promise.resolve(request).then(
    () => 'done',
    (error: Error) => error.name,
  );
  return Promise.race([
    outcome,
    turn()
      .then(turn)
      .then(() => 'waiting'),
  ]);
};

test('writes changed rows under the term with the next number', async () => {
  const request = write('a', 'b');
  expect(asked.map(({ text }) => text)).toEqual([COMMIT]);
  const written = [
    ['meta', 'meta'],
    ['"a"', '"b"'],
    [4, 5],
    ['{"id":"a","value":"a"}', '{"id":"b","value":"b"}'],
  ];
  expect(asked[0]?.values).toEqual(['w', '5', 11, NOON, [], [], ...written]);
  expect(await outcomeOf(request)).toBe('waiting');
  asked[0]?.answer([{}]);
  expect(await outcomeOf(request)).toBe('done');
});

test('deletes rows that are gone', async () => {
  const first = write('a');
  asked[0]?.answer([{}]);
  await first;
  world.tables.meta.delete('a');
  void queue.push(world.takeChanges().changed(world.tables));
  expect(asked[1]?.values.slice(4, 6)).toEqual([['meta'], ['"a"']]);
});

test('requests that finish during a statement share the next one', async () => {
  const first = write('a');
  const [second, third] = [write('b'), write('c')];
  expect(asked).toHaveLength(1);
  asked[0]?.answer([{}]);
  expect(await outcomeOf(first)).toBe('done');
  expect(asked).toHaveLength(2);
  expect(asked[1]?.values.slice(2, 3)).toEqual([12]);
  expect(asked[1]?.values[7]).toEqual(['"b"', '"c"']);
  asked[1]?.answer([{}]);
  expect([await outcomeOf(second), await outcomeOf(third)]).toEqual(['done', 'done']);
  expect(shared).toEqual([1, 2]);
});

test('a request without changes waits for the changes that it may have read', async () => {
  expect(read()).toBeUndefined();
  const first = write('a');
  const second = write('b');
  const reading = read();
  asked[0]?.answer([{}]);
  await first;
  expect(await outcomeOf(reading)).toBe('waiting');
  asked[1]?.answer([{}]);
  await second;
  expect(await outcomeOf(reading)).toBe('done');
});

test('when the world was taken, all requests run again', async () => {
  const requests = [write('a'), write('b'), read()];
  asked[0]?.answer([]);
  expect(await Promise.all(requests.map(outcomeOf))).toEqual(['WorldMoved', 'WorldMoved', 'WorldMoved']);
  expect([drops > 0, asked.length]).toEqual([true, 1]);
  expect(() => world.tables.meta.put({ id: 'late', value: 1 })).toThrow(WorldMoved);
});

test('a lost connection ends the term before it asks what was stored', async () => {
  const request = write('a');
  asked[0]?.fail(LOST);
  await turn();
  expect([asked[1]?.text, asked[1]?.values]).toEqual([END_TERM, ['w', '5']]);
  asked[1]?.answer([{ seq: '11' }]);
  expect([await outcomeOf(request), drops]).toEqual(['done', 1]);
});

test('runs a request again that was not stored before the connection was lost', async () => {
  const request = write('a');
  asked[0]?.fail(LOST);
  await turn();
  asked[1]?.answer([{ seq: '10' }]);
  expect(await outcomeOf(request)).toBe('WorldMoved');
});

test.each([
  ['another process took the world before it could be asked', (second: Asked) => second.answer([])],
  ['the database stays away', (second: Asked) => second.fail(LOST)],
])('says that the outcome is unknown when %s', async (_, then) => {
  const [request, next] = [write('a'), write('b')];
  asked[0]?.fail(LOST);
  await turn();
  then(asked[1] as Asked);
  await expect(request).rejects.toBeInstanceOf(OutcomeUnknown);
  // Was never sent.
  expect(await outcomeOf(next)).toBe('WorldMoved');
});

test('does not run a request again whose changes another took along into an unknown outcome', async () => {
  const [request, taken] = [write('a', 'b'), read()];
  asked[0]?.fail(LOST);
  await turn();
  asked[1]?.fail(LOST);
  await expect(request).rejects.toBeInstanceOf(OutcomeUnknown);
  await expect(taken).rejects.toBeInstanceOf(OutcomeUnknown);
});

test('a statement that was not sent had no effect', async () => {
  const request = write('a');
  asked[0]?.fail(new SandboxUnavailable('NO_DATABASE', 'Away'));
  await expect(request).rejects.toMatchObject({ code: 'NO_DATABASE' });
  expect([asked.length, drops]).toEqual([1, 1]);
});
