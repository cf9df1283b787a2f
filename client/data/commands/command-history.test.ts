import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.fixture.ts';
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
function stepsOf({ useHistory, withLine }: History, key = KEY) {
  const { sent, line } = useHistory.getState();
  return withLine(key, sent[key] ?? [], line).map(({ command, step }) => `${command} ${step}`);
}
const ended = (step: 'acknowledged' | 'timed_out' | 'refused', at = 2_000) => ({ step, at, code: null, detail: null });

test('records a command as queued, sent and ended, newest first', async () => {
  const history = await load();
  history.noteLine([KEY, 'B'], 'arm', 1_000);
  expect(stepsOf(history)).toEqual(['arm queued']);
  history.noteSent(KEY, 'arm', 'bulk', 1_500);
  expect(stepsOf(history)).toEqual(['arm sent']);
  history.noteSent(KEY, 'location', 'single', 1_600);
  history.noteEnd(KEY, 'arm', ended('acknowledged'));
  expect(stepsOf(history)).toEqual(['location sent', 'arm acknowledged']);
  expect(history.useHistory.getState().sent[KEY]?.[1]).toEqual({
    command: 'arm',
    by: 'bulk',
    askedAt: 1_500,
    endedAt: 2_000,
    step: 'acknowledged',
    code: null,
    detail: null,
  });
  expect(stepsOf(history, 'B')).toEqual(['arm queued']);
});

test('removes a canceled command', async () => {
  const history = await load();
  history.noteLine([KEY, 'B'], 'arm', 1_000);
  history.noteSent(KEY, 'arm', 'bulk', 1_500);
  history.dropLine();
  expect([stepsOf(history), stepsOf(history, 'B')]).toEqual([['arm sent'], []]);
});

test('marks commands in flight as unseen after a reload', async () => {
  const before = await load();
  before.noteSent(KEY, 'disarm', 'single', 1_000);
  before.noteEnd(KEY, 'disarm', ended('timed_out'));
  before.noteSent(KEY, 'arm', 'bulk', 3_000);
  before.noteLine([KEY], 'location', 4_000);
  expect(stepsOf(await reload())).toEqual(['arm unseen', 'disarm timed_out']);
});

test('lists a waiting command above the sent ones, and once when sent', async () => {
  const history = await load();
  history.noteSent(KEY, 'arm', 'single', 1_000);
  history.noteQueued(KEY, 'disarm', 2_000);
  history.noteSent(KEY, 'location', 'single', 3_000);
  expect(stepsOf(history)).toEqual(['disarm queued', 'location sent', 'arm sent']);
  history.noteEnd(KEY, 'arm', ended('acknowledged', 4_000));
  history.noteSent(KEY, 'disarm', 'single', 4_000);
  expect(stepsOf(history)).toEqual(['disarm sent', 'location sent', 'arm acknowledged']);
});

test('marks waiting commands as not sent after a reload', async () => {
  const before = await load();
  before.noteSent(KEY, 'arm', 'single', at(0));
  before.noteQueued(KEY, 'disarm', at(1));
  const after = await reload();
  expect(stepsOf(after)).toEqual(['disarm not_sent', 'arm unseen']);
  after.settleFromLog(KEY, [logged('lock', 6, true), logged('unlock', 9, true, 'Nina Okafor')]);
  expect(stepsOf(after)).toEqual(['disarm not_sent', 'arm acknowledged']);
  const entries = after.useHistory.getState().sent[KEY] ?? [];
  expect(withOthers(entries, [logged('unlock', 9, true, 'Nina Okafor')]).map(({ step }) => step)).toEqual([
    'acknowledged',
    'not_sent',
    'acknowledged',
  ]);
});

test('[core 2.2] clears the history and its storage on logout', async () => {
  const history = await load();
  const { emptyEverything } = await import('../../state/logout-registry.ts');
  history.noteSent(KEY, 'arm', 'single', 1_000);
  expect(Object.keys(storage)).toHaveLength(1);
  emptyEverything();
  expect(history.useHistory.getState()).toEqual({ sent: {}, line: null });
  expect(Object.keys(storage)).toEqual([]);
});

test('keeps the last 50 commands of each vehicle', async () => {
  const history = await load();
  for (let at = 1; at <= 60; at += 1) {
    history.noteSent(KEY, 'location', 'single', at);
    history.noteEnd(KEY, 'location', ended('acknowledged', at));
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
    (useHistory.getState().sent[KEY] ?? []).map(({ command, step, endedAt, fromLog }) => [
      command,
      step,
      endedAt,
      fromLog,
    ]),
  ).toEqual([
    ['location', 'unseen', null, undefined],
    ['disarm', 'failed', at(12), true],
    ['arm', 'acknowledged', at(2), true],
  ]);
});

test('matches each log entry to one command', async () => {
  const entry = { command: 'arm', by: 'single', endedAt: null, step: 'unseen', code: null, detail: null } as const;
  const entries = [
    { ...entry, askedAt: at(10) },
    { ...entry, askedAt: at(0) },
  ];
  expect(withLog(entries, [logged('lock', 2, true)]).map(({ step }) => step)).toEqual(['unseen', 'acknowledged']);
  expect(withLog(entries, [])).toBe(entries);
});

test('[commerce 3] takes the outcome of a cut-off call from the activity log', () => {
  const entry = { command: 'arm', by: 'single', askedAt: at(0), endedAt: at(1), code: null, detail: null } as const;
  const [cut] = withLog([{ ...entry, step: 'failed', isCut: true }], [logged('lock', 20, true)]);
  expect(cut).toEqual({ ...entry, step: 'acknowledged', endedAt: at(20), fromLog: true });
  const known = [{ ...entry, step: 'failed' }] as const;
  expect(withLog(known, [logged('lock', 1, true)])).toBe(known);
});

test('[commerce 3] merges commands sent by other users or from other tabs', () => {
  const entry = { by: 'single', code: null, detail: null } as const;
  const entries = [
    { ...entry, command: 'location', askedAt: at(200), endedAt: null, step: 'queued' },
    { ...entry, command: 'disarm', askedAt: at(100), endedAt: at(110), step: 'acknowledged' },
    { ...entry, command: 'arm', askedAt: at(0), endedAt: at(9), step: 'refused' },
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
  expect(withOthers(entries, log).map(({ command, by, step, originator }) => [command, by, step, originator])).toEqual([
    ['location', 'single', 'queued', undefined],
    ['location', 'elsewhere', 'failed', 'Nina Okafor'],
    ['disarm', 'single', 'acknowledged', undefined],
    ['arm', 'elsewhere', 'acknowledged', 'Nina Okafor'],
    ['arm', 'single', 'refused', undefined],
  ]);
  expect(withOthers(entries, [])).toBe(entries);
});

test('[commerce 3] orders commands of one second as the activity log does', () => {
  const own = {
    command: 'arm',
    by: 'single',
    askedAt: at(2) + 500,
    endedAt: at(3),
    step: 'acknowledged',
    code: null,
  } as const;
  const log = [logged('unlock', 2, true, 'Nina Okafor'), logged('lock', 2, true)];
  const ordered = withOthers([{ ...own, detail: null }], log);
  expect(ordered.map(({ command }) => command)).toEqual(['disarm', 'arm']);
});
