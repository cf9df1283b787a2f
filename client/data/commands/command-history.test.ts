import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.fixture.ts';
import type { Ended, Outcome, Progress } from '../../rules/device-requests/progress.ts';
import { withLog, withOthers } from './command-log.ts';

let storage = memoryStorage();

beforeEach(() => {
  vi.resetModules();
  storage = memoryStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const KEY = 'GG-20417-A7';
const load = () => import('./command-history.ts');
const reload = () => {
  vi.resetModules();
  return load();
};
type History = Awaited<ReturnType<typeof load>>;
function stepsOf({ useHistory, withQueue }: History, key = KEY) {
  const { sent, queue } = useHistory.getState();
  return withQueue(key, sent[key] ?? [], queue).map(({ command, progress }) => `${command} ${nameOf(progress)}`);
}
const nameOf = (progress: Progress) => (progress.step === 'ended' ? progress.outcome : progress.step);
const ended = (outcome: Outcome, at: number | null = 2_000): Ended => ({ step: 'ended', outcome, at });

test('records a command as queued, sent and ended, newest first', async () => {
  const history = await load();
  history.noteBatch([KEY, 'B'], 'arm', 1_000);
  expect(stepsOf(history)).toEqual(['arm queued']);
  history.noteSent(KEY, 'arm', 'bulk', 1_500);
  expect(stepsOf(history)).toEqual(['arm sent']);
  history.noteSent(KEY, 'location', 'single', 1_600);
  history.noteEnd(KEY, 'arm', ended('done'));
  expect(stepsOf(history)).toEqual(['location sent', 'arm done']);
  expect(history.useHistory.getState().sent[KEY]?.[1]).toEqual({
    command: 'arm',
    by: 'bulk',
    askedAt: 1_500,
    progress: { step: 'ended', outcome: 'done', at: 2_000 },
  });
  expect(stepsOf(history, 'B')).toEqual(['arm queued']);
});

test('removes a canceled command', async () => {
  const history = await load();
  history.noteBatch([KEY, 'B'], 'arm', 1_000);
  history.noteSent(KEY, 'arm', 'bulk', 1_500);
  history.dropBatch();
  expect([stepsOf(history), stepsOf(history, 'B')]).toEqual([['arm sent'], []]);
});

test('marks commands in flight as unseen after a reload', async () => {
  const before = await load();
  before.noteSent(KEY, 'disarm', 'single', 1_000);
  before.noteEnd(KEY, 'disarm', ended('unanswered'));
  before.noteSent(KEY, 'arm', 'bulk', 3_000);
  before.noteBatch([KEY], 'location', 4_000);
  expect(stepsOf(await reload())).toEqual(['arm lost', 'disarm unanswered']);
});

test('lists a waiting command above the sent ones, and once when sent', async () => {
  const history = await load();
  history.noteSent(KEY, 'arm', 'single', 1_000);
  history.noteQueued(KEY, 'disarm', 2_000);
  history.noteSent(KEY, 'location', 'single', 3_000);
  expect(stepsOf(history)).toEqual(['disarm queued', 'location sent', 'arm sent']);
  history.noteEnd(KEY, 'arm', ended('done', 4_000));
  history.noteSent(KEY, 'disarm', 'single', 4_000);
  expect(stepsOf(history)).toEqual(['disarm sent', 'location sent', 'arm done']);
});

test('marks waiting commands as not sent after a reload', async () => {
  const before = await load();
  before.noteSent(KEY, 'arm', 'single', at(0));
  before.noteQueued(KEY, 'disarm', at(1));
  const after = await reload();
  expect(stepsOf(after)).toEqual(['disarm not_sent', 'arm lost']);
  after.settleFromLog(KEY, [logged('lock', 6, true), logged('unlock', 9, true, 'Nina Okafor')]);
  expect(stepsOf(after)).toEqual(['disarm not_sent', 'arm done']);
  const entries = after.useHistory.getState().sent[KEY] ?? [];
  expect(
    withOthers(entries, [logged('unlock', 9, true, 'Nina Okafor')]).map(({ progress }) => nameOf(progress)),
  ).toEqual(['done', 'not_sent', 'done']);
});

test('[core 2.2] clears the history and its storage on logout', async () => {
  const history = await load();
  const { emptyEverything } = await import('../../state/logout-registry.ts');
  history.noteSent(KEY, 'arm', 'single', 1_000);
  expect(Object.keys(storage)).toHaveLength(1);
  emptyEverything();
  expect(history.useHistory.getState()).toEqual({ sent: {}, queue: null });
  expect(Object.keys(storage)).toEqual([]);
});

test('keeps the last 50 commands of each vehicle', async () => {
  const history = await load();
  for (let at = 1; at <= 60; at += 1) {
    history.noteSent(KEY, 'location', 'single', at);
    history.noteEnd(KEY, 'location', ended('done', at));
  }
  const entries = history.useHistory.getState().sent[KEY] ?? [];
  expect([entries.length, entries[0]?.askedAt, entries.at(-1)?.askedAt]).toEqual([50, 60, 11]);
});

test('sends commands when the storage is full', async () => {
  const history = await load();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { setItem });
  history.noteSent(KEY, 'arm', 'single', 1_000);
  expect(stepsOf(history)).toEqual(['arm sent']);
});

const at = (seconds: number) => Date.parse('2026-11-21T16:00:00Z') + seconds * 1_000;
const logged = (action: string, seconds: number, success?: boolean, originator: string | null = 'Riley Kowalski') => ({
  id: `${action} ${seconds}`,
  action,
  timestamp: new Date(at(seconds)).toISOString(),
  originator,
  ...(success !== undefined && { success }),
});

test('[commerce 3] takes an unseen outcome from the activity log', async () => {
  const history = await load();
  history.noteSent(KEY, 'arm', 'single', at(0));
  history.noteSent(KEY, 'disarm', 'single', at(10));
  history.noteSent(KEY, 'location', 'single', at(20));
  const { settleFromLog, useHistory } = await reload();
  settleFromLog(KEY, [
    // Locked by hand, much later, or earlier: none of these matches.
    logged('lock', 3, undefined, null),
    logged('lock', 300, true),
    logged('lock', -60, true),
    logged('lock', 2, true),
    logged('unlock', 12, false),
  ]);
  expect(
    (useHistory.getState().sent[KEY] ?? []).map(({ command, progress, fromLog }) => [command, progress, fromLog]),
  ).toEqual([
    ['location', { step: 'ended', outcome: 'lost', why: 'left', at: null }, undefined],
    ['disarm', ended('failed', at(12)), true],
    ['arm', ended('done', at(2)), true],
  ]);
});

test('matches each log entry to one command', async () => {
  const entry = { command: 'arm', by: 'single', progress: ended('lost', null) } as const;
  const entries = [
    { ...entry, askedAt: at(10) },
    { ...entry, askedAt: at(0) },
  ];
  expect(withLog(entries, [logged('lock', 2, true)]).map(({ progress }) => nameOf(progress))).toEqual(['lost', 'done']);
  expect(withLog(entries, [])).toBe(entries);
});

test('[commerce 3] takes the outcome of a cut-off call from the activity log', () => {
  const entry = { command: 'arm', by: 'single', askedAt: at(0) } as const;
  const [cut] = withLog([{ ...entry, progress: ended('lost', at(1)) }], [logged('lock', 20, true)]);
  expect(cut).toEqual({ ...entry, progress: ended('done', at(20)), fromLog: true });
  const known = [{ ...entry, progress: ended('failed', at(1)) }] as const;
  expect(withLog(known, [logged('lock', 1, true)])).toBe(known);
});

test('[commerce 3] merges commands sent by other users or from other tabs', () => {
  const entry = { by: 'single' } as const;
  const entries = [
    { ...entry, command: 'location', askedAt: at(200), progress: { step: 'queued', since: at(200), behind: 'arm' } },
    { ...entry, command: 'disarm', askedAt: at(100), progress: ended('done', at(110)) },
    { ...entry, command: 'arm', askedAt: at(0), progress: ended('refused', at(9)) },
  ] as const;
  const log = [
    logged('lock', 8, false),
    logged('unlock', 100, true),
    logged('lock', 90, true, 'Nina Okafor'),
    logged('device_status_command', 300, false, 'Nina Okafor'),
    // Manual actions and entries that are not vehicle commands.
    logged('unlock', 95, undefined, null),
    logged('device_management_command', 96, true),
  ];
  expect(
    withOthers(entries, log).map(({ command, by, progress, originator }) => [
      command,
      by,
      nameOf(progress),
      originator,
    ]),
  ).toEqual([
    ['location', 'single', 'queued', undefined],
    ['location', 'elsewhere', 'failed', 'Nina Okafor'],
    ['disarm', 'single', 'done', undefined],
    ['arm', 'elsewhere', 'done', 'Nina Okafor'],
    ['arm', 'single', 'refused', undefined],
  ]);
  expect(withOthers(entries, [])).toBe(entries);
});

test('[commerce 3] orders commands of one second as the activity log does', () => {
  const own = {
    command: 'arm',
    by: 'single',
    askedAt: at(2) + 500,
    progress: ended('done', at(3)),
  } as const;
  const log = [logged('unlock', 2, true, 'Nina Okafor'), logged('lock', 2, true)];
  const ordered = withOthers([own], log);
  expect(ordered.map(({ command }) => command)).toEqual(['disarm', 'arm']);
});
