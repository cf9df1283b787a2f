import { describe, expect, test } from 'vitest';
import type { Ended } from '../device-requests/progress.ts';
import { type BulkEvent, type BulkFlow, EMPTY_FLOW, isRunning, keptOf, nextFlow, restored } from './bulk-flow.ts';

const why: Ended = { step: 'ended', outcome: 'unanswered', at: 200 };
const after = (flow: BulkFlow, ...events: BulkEvent[]) => events.reduce(nextFlow, flow);
const lock: BulkEvent = { type: 'commandChosen', command: 'arm', allowed: [] };
const tick = (...vehicleIds: number[]): BulkEvent => ({ type: 'ticked', vehicleIds, isOn: true });
const submit = (...vehicleIds: number[]): BulkEvent => ({ type: 'submitted', vehicleIds });
const retry = (...vehicleIds: number[]): BulkEvent => ({ type: 'submitted', vehicleIds, isRetry: true });
const open = (...vehicleIds: number[]): BulkEvent => ({ type: 'opened', vehicleIds });
const start = (vehicleId: number): BulkEvent => ({ type: 'started', vehicleId, at: 100 });
const success = (vehicleId: number): BulkEvent => ({
  type: 'answered',
  vehicleId,
  end: { step: 'ended', outcome: 'done', at: 200 },
});
const failure = (vehicleId: number): BulkEvent => ({ type: 'answered', vehicleId, end: why });
const cancel: BulkEvent = { type: 'stopped', why: 'canceled' };
const finalized: BulkEvent = { type: 'finalized' };
const shown: BulkEvent = { type: 'shown' };
const closed: BulkEvent = { type: 'closed' };

const ticked = (flow: BulkFlow) => [...flow.ticked].sort((a, b) => a - b);
const steps = (flow: BulkFlow) =>
  [...flow.rows].map(([id, row]) => `${id} ${row.step === 'ended' ? row.outcome : row.step}`);
const tally = ({ tally: of }: BulkFlow) => of && [of.total, of.success, of.failed, of.unsent];

/** The flow in each of its phases: three vehicles ticked, two of them locked or in flight. */
const ready = after(EMPTY_FLOW, lock, tick(1, 2, 3));
const sending = after(ready, submit(1, 2, 3), start(1));
const finalizing = after(sending, success(1), start(2), failure(2), start(3), success(3));
const showing = after(finalizing, finalized);
const stopping = after(sending, cancel);

test('[core 4] goes through idle, sending, finalizing, success and reset', () => {
  expect([EMPTY_FLOW, ready, sending, finalizing, showing].map(({ phase }) => phase)).toEqual([
    'idle',
    'idle',
    'sending',
    'finalizing',
    'success',
  ]);
  const both = after(EMPTY_FLOW, lock, tick(1, 3), submit(1, 3));
  const all = after(both, start(1), success(1), start(3), success(3), finalized);
  expect(all.phase).toBe('success');
  expect(steps(all)).toEqual(['1 done', '3 done']);
  const left = after(all, shown);
  expect([left.phase, left.command, ticked(left), steps(left)]).toEqual(['idle', null, [], ['1 done', '3 done']]);
});

test('[core 4] keeps failed vehicles ticked with their failure after the success', () => {
  const over = after(showing, shown);
  expect([over.phase, over.command, ticked(over), steps(over), tally(over)]).toEqual([
    'idle',
    'arm',
    [2],
    ['1 done', '2 unanswered', '3 done'],
    [3, 2, 1, 0],
  ]);
});

test('[core 4] a batch without a success skips the success phase', () => {
  const over = after(ready, submit(2), start(2), failure(2), finalized);
  expect([over.phase, ticked(over), steps(over)]).toEqual(['idle', [1, 2, 3], ['2 unanswered']]);
});

describe('[core 5] missing input', () => {
  test.each([
    ['neither', after(EMPTY_FLOW, submit()), { command: true, vehicles: true }],
    ['a command', after(EMPTY_FLOW, tick(1), submit(1)), { command: true, vehicles: false }],
    ['a vehicle', after(EMPTY_FLOW, lock, submit()), { command: false, vehicles: true }],
  ])('sends nothing without %s', (_what, flow, missing) => {
    expect([flow.phase, flow.missing]).toEqual(['idle', missing]);
  });

  test('clears each missing hint once its input is given', () => {
    const asked = after(EMPTY_FLOW, submit());
    expect(after(asked, lock).missing).toEqual({ command: false, vehicles: true });
    expect(after(asked, tick(1)).missing).toEqual({ command: true, vehicles: false });
  });
});

test('[core 5] another command unticks vehicles that it does not allow or that failed before', () => {
  const over = after(showing, shown, tick(1));
  const other = after(over, { type: 'commandChosen', command: 'location', allowed: [1] });
  expect([other.command, ticked(other), steps(other), other.tally]).toEqual([
    'location',
    [1],
    ['1 done', '3 done'],
    null,
  ]);
  const same = after(over, { type: 'commandChosen', command: 'arm', allowed: [] });
  expect([ticked(same), steps(same)]).toEqual([
    [1, 2],
    ['1 done', '2 unanswered', '3 done'],
  ]);
});

describe('[core 2.7] results', () => {
  const over = after(showing, shown);

  test('stay until the next batch', () => {
    const again = after(over, { type: 'commandChosen', command: 'disarm', allowed: [] }, tick(1), submit(1));
    expect(steps(again)).toEqual(['1 queued']);
  });

  test('stay until the dialog closes', () => {
    expect(steps(after(over, closed, open()))).toEqual(['2 unanswered']);
  });

  test('of a batch that ended while the dialog was closed are there when it opens', () => {
    const opened = after(
      sending,
      closed,
      success(1),
      start(2),
      failure(2),
      start(3),
      success(3),
      finalized,
      shown,
      open(),
    );
    expect([ticked(opened), steps(opened), opened.sent]).toEqual([[2], ['1 done', '3 done', '2 unanswered'], 'arm']);
  });

  test('a retry continues the count of its batch', () => {
    const retried = after(over, retry(2), start(2));
    expect([steps(retried), tally(retried)]).toEqual([
      ['1 done', '3 done', '2 sent'],
      [3, 2, 0, 0],
    ]);
    expect(tally(after(retried, success(2)))).toEqual([3, 3, 0, 0]);
    const failed = after(retried, failure(2), finalized);
    expect([failed.phase, tally(failed)]).toEqual(['idle', [3, 2, 1, 0]]);
  });
});

test('[core 5] a command ticks no further vehicles', () => {
  const flow = after(EMPTY_FLOW, tick(1, 2), { type: 'commandChosen', command: 'disarm', allowed: [2, 3] });
  expect(ticked(flow)).toEqual([2]);
});

describe('[core 4] cancel', () => {
  test('unticks unsent vehicles, waits for the others and counts the sent ones', () => {
    expect([stopping.phase, stopping.stopped, steps(stopping), tally(stopping)]).toEqual([
      'sending',
      'canceled',
      ['1 sent'],
      [3, 0, 0, 2],
    ]);
    const over = after(stopping, success(1), finalized, shown);
    expect([over.phase, over.command, ticked(over), tally(over)]).toEqual(['idle', 'arm', [2, 3], [3, 1, 0, 2]]);
  });

  test('ends at once if nothing was sent', () => {
    const none = after(ready, submit(1, 2), cancel);
    expect([none.phase, tally(none)]).toEqual(['finalizing', [2, 0, 0, 2]]);
    expect(after(none, finalized).phase).toBe('idle');
  });

  test('ignores a second cancel and a connection that is lost after the first', () => {
    expect(after(stopping, cancel)).toBe(stopping);
    expect(after(stopping, { type: 'stopped', why: 'lost' })).toBe(stopping);
  });
});

test('keeps unsent vehicles ticked if the connection is lost', () => {
  const lost = after(sending, { type: 'stopped', why: 'lost' }, failure(1), finalized);
  expect([lost.phase, lost.stopped, ticked(lost), steps(lost)]).toEqual(['idle', 'lost', [1, 2, 3], ['1 unanswered']]);
});

/** Events that do not apply in a phase are no-ops. */
const PHASES = { idle: ready, sending, stopping, finalizing, success: showing };
const IGNORED: Readonly<Record<keyof typeof PHASES, readonly BulkEvent[]>> = {
  idle: [start(1), success(1), cancel, finalized, shown],
  sending: [lock, tick(9), submit(9), open(9), start(1), success(2), finalized, shown, closed],
  stopping: [lock, tick(9), submit(9), open(9), start(2), success(2), finalized, shown, closed],
  finalizing: [lock, tick(9), submit(9), open(9), start(1), success(1), cancel, shown, closed],
  success: [start(1), success(1), cancel, finalized],
};
test.each(
  Object.entries(IGNORED).flatMap(([phase, events]) => events.map((event) => [phase, event.type, event] as const)),
)('[core 4] while %s, ignores the event "%s"', (phase, _type, event) => {
  const flow = PHASES[phase as keyof typeof PHASES];
  expect(nextFlow(flow, event)).toBe(flow);
});

test.each([
  ['opened', open(9), [9]],
  ['ticked', tick(9), [2, 9]],
  ['chosen', { type: 'commandChosen', command: 'disarm', allowed: [2] }, []],
  ['sent again', submit(2), [2]],
  ['closed', closed, [2]],
] satisfies [string, BulkEvent, number[]][])(
  '[core 4] the next action does not wait for the success pause: %s',
  (_what, event, left) => {
    expect(ticked(nextFlow(showing, event))).toEqual(left);
  },
);

describe('[core 4] the next opening', () => {
  const canceled = after(stopping, success(1), finalized);

  test.each([
    ['after cancel and close', after(canceled, closed, open())],
    ['after cancel, close and the end of the success', after(canceled, shown, closed, open())],
    [
      'after a lost connection',
      after(sending, { type: 'stopped', why: 'lost' }, success(1), finalized, closed, open()),
    ],
    ['after ticking without sending', after(ready, closed, open())],
  ])('starts empty %s', (_what, flow) => {
    expect(flow).toEqual(EMPTY_FLOW);
  });

  test('after closing a canceled batch in flight has its results, and nothing selected', () => {
    const flow = after(stopping, closed, success(1), finalized, shown, open());
    expect([flow.command, ticked(flow), steps(flow)]).toEqual([null, [], ['1 done']]);
  });

  test('keeps the failed vehicles without choosing a command', () => {
    const again = after(showing, shown, tick(7), closed, open());
    expect([again.command, again.sent, ticked(again), steps(again)]).toEqual([null, 'arm', [2], ['2 unanswered']]);
  });

  test('from one vehicle selects that vehicle only', () => {
    const one = after(showing, shown, closed, open(5));
    expect([one.command, ticked(one), steps(one)]).toEqual([null, [5], []]);
  });

  test('forgets a failed vehicle that was unticked', () => {
    expect(after(showing, shown, { type: 'ticked', vehicleIds: [2], isOn: false }, closed)).toBe(EMPTY_FLOW);
  });

  test('keeps the failed vehicles for their own command only', () => {
    const again = after(showing, shown, closed, open(), tick(7));
    const other = after(again, { type: 'commandChosen', command: 'disarm', allowed: [2, 7] });
    expect([ticked(other), steps(other)]).toEqual([[7], []]);
    const same = after(again, { type: 'commandChosen', command: 'arm', allowed: [2, 7] });
    expect([ticked(same), steps(same)]).toEqual([[2, 7], ['2 unanswered']]);
  });

  test('retries the failed command without choosing it for other vehicles', () => {
    const again = after(showing, shown, closed, open(), tick(7), retry(2));
    expect([again.phase, again.sent, again.tally?.command, again.command]).toEqual(['sending', 'arm', 'arm', null]);
    const over = after(again, start(2), success(2), finalized, shown);
    expect([over.command, ticked(over), steps(over)]).toEqual([null, [7], ['2 done']]);
  });
});

test('closing the dialog does not stop sending', () => {
  expect(isRunning(sending)).toBe(true);
  expect(after(sending, closed, success(1), start(2), success(2), start(3), success(3)).phase).toBe('finalizing');
});

describe('[core 4] state kept over a reload', () => {
  test('failed and unanswered vehicles of a running batch, but no unsent ones', () => {
    const middle = after(sending, failure(1), start(2));
    const left = keptOf(middle);
    const lost: Ended = { step: 'ended', outcome: 'lost', at: null };
    expect(left).toEqual({
      command: 'arm',
      failed: [
        [1, why],
        [2, lost],
      ],
    });
    const back = left && restored(left);
    expect(back && [back.phase, back.command, back.sent, ticked(back), steps(back)]).toEqual([
      'idle',
      null,
      'arm',
      [1, 2],
      ['1 unanswered', '2 lost'],
    ]);
  });

  test('failed vehicles of a finished batch, and nothing of an unsent one', () => {
    expect(keptOf(after(showing, shown))).toEqual({ command: 'arm', failed: [[2, why]] });
    expect(keptOf(after(showing, shown, tick(8)))).toEqual({ command: 'arm', failed: [[2, why]] });
    expect(keptOf(ready)).toBeNull();
    expect(keptOf(EMPTY_FLOW)).toBeNull();
  });
});

test('[core 2.7] opened by a button that names command and vehicles, has both chosen', () => {
  const flow = nextFlow(EMPTY_FLOW, { type: 'opened', vehicleIds: [1, 2], command: 'arm' });
  expect([flow.command, [...flow.ticked]]).toEqual(['arm', [1, 2]]);
  // Another opening has no command.
  expect(nextFlow(flow, { type: 'opened', vehicleIds: [1] }).command).toBe(null);
});
