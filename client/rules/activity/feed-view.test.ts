import { describe, expect, test } from 'vitest';
import { NOTEWORTHY } from '../commands/actions.ts';
import { noteworthySearch } from './feed-links.ts';
import {
  applyFavorite,
  eventsOf,
  type FeedView,
  favoriteGate,
  feedBounds,
  filtersOfView,
  readFeedView,
  showsFavorite,
  WHOLE_FEED,
  writeFeedView,
} from './feed-view.ts';

const SPEEDING = { date_range: 'last_30_days', selected_alerts: ['speed_limit'], selected_commands: [] } as const;
const favorite = { ...SPEEDING, selected_alerts: [...SPEEDING.selected_alerts], selected_commands: [] };
const NOW = Date.parse('2026-11-21T16:41:00Z');
const read = (search: string) => readFeedView(new URLSearchParams(search));
const custom = (from: string, to: string): FeedView => ({ ...WHOLE_FEED, range: 'custom', from, to });
const iso = (view: FeedView, zone: string, until = NOW) => {
  const { from, to } = feedBounds(view, until, zone);
  return [new Date(from).toISOString(), new Date(to).toISOString()];
};

describe('[commerce 2] the address holds the whole view of the feed', () => {
  test('an address without filters is the last 7 days with everything on', () => {
    expect(read('')).toEqual(WHOLE_FEED);
    expect(String(writeFeedView(WHOLE_FEED))).toBe('');
    expect(eventsOf(WHOLE_FEED)).toHaveLength(38);
  });

  test.each([
    'range=last_30_days',
    'range=custom&from=2026-11-01&to=2026-11-03',
    'vehicles=1001%2C1003',
    'vehicles=none',
    'commands=none&alerts=speed_limit%2Cpower_up_%26_gps_locked',
    'commands=lock%2Cunlock&failures=excluded',
  ])('%s survives reading and writing', (search) => {
    expect(String(writeFeedView(read(search)))).toBe(search);
  });

  test.each([
    'range=custom',
    'range=custom&from=2026-11-03&to=2026-11-01',
    'range=custom&from=2026-99-01&to=2026-99-02',
    'range=ever',
    'vehicles=van',
    'commands=fly',
    'failures=some',
  ])('%s is not readable and has the default', (search) => {
    expect(read(search)).toEqual(WHOLE_FEED);
  });

  test('a link of a short list shows the same actions', () => {
    const view = read(noteworthySearch({ range: 'custom', from: '2026-11-21', to: '2026-11-21' }));
    expect(eventsOf(view)).toEqual(NOTEWORTHY);
    expect([view.range, view.from, view.to]).toEqual(['custom', '2026-11-21', '2026-11-21']);
    expect(read(noteworthySearch({ vehicles: '1002' })).vehicles).toEqual([1002]);
  });

  test('counts the filters that leave something out', () => {
    expect(filtersOfView(WHOLE_FEED)).toBe(0);
    expect(filtersOfView(read('range=last_30_days&commands=none&failures=excluded'))).toBe(3);
  });
});

describe("[commerce 2] days are those of the user's time zone", () => {
  test.each([
    ['America/St_Johns', '2026-03-08', '2026-03-08T03:30:00.000Z', '2026-03-09T02:29:59.999Z'],
    ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00.000Z', '2026-11-02T05:59:59.999Z'],
    ['Australia/Eucla', '2026-11-20', '2026-11-19T15:15:00.000Z', '2026-11-20T15:14:59.999Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', '2026-10-04T12:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00.000Z', '2026-11-20T09:59:59.999Z'],
    ['Pacific/Pago_Pago', '2026-11-20', '2026-11-20T11:00:00.000Z', '2026-11-21T10:59:59.999Z'],
  ])('%s, %s', (zone, day, from, to) => {
    expect(iso(custom(day, day), zone)).toEqual([from, to]);
  });

  test('a custom range ends now at the latest', () => {
    expect(iso(custom('2026-11-20', '2026-12-24'), 'UTC')).toEqual([
      '2026-11-20T00:00:00.000Z',
      '2026-11-21T16:41:00.000Z',
    ]);
  });

  test('the last 7 days begin six midnights before today, also across a change of the clock', () => {
    const until = Date.parse('2026-11-04T12:00:00Z');
    expect(iso(WHOLE_FEED, 'America/Chicago', until)[0]).toBe('2026-10-29T05:00:00.000Z');
    expect(iso(WHOLE_FEED, 'America/Chicago')[0]).toBe('2026-11-15T06:00:00.000Z');
  });
});

describe('[commerce 5] favorites', () => {
  test('[commerce 3] one without a date range leaves the period as it is', () => {
    const { date_range: _, ...without } = favorite;
    const view = custom('2026-11-01', '2026-11-02');
    const applied = applyFavorite(view, without);
    expect(applied).toEqual({ ...view, commands: new Set(), alerts: new Set(['speed_limit']) });
    expect(showsFavorite(applied, without)).toBe(true);
    expect(showsFavorite(view, without)).toBe(false);
  });

  test('set commands, alerts and days, and keep vehicles and failures', () => {
    const view = applyFavorite(
      { ...custom('2026-11-01', '2026-11-02'), vehicles: [1001], excludesFailures: true },
      favorite,
    );
    expect(String(writeFeedView(view))).toBe(
      'range=last_30_days&vehicles=1001&commands=none&alerts=speed_limit&failures=excluded',
    );
    expect(showsFavorite(view, favorite)).toBe(true);
    expect(showsFavorite(WHOLE_FEED, favorite)).toBe(false);
  });

  test('cannot be saved without filters or with a custom range', () => {
    expect(favoriteGate(WHOLE_FEED)).toEqual({ allowed: true, range: 'last_7_days' });
    expect(favoriteGate(custom('2026-11-01', '2026-11-02'))).toEqual({ allowed: false, reason: 'custom_range' });
    expect(favoriteGate(read('commands=none&alerts=none'))).toEqual({ allowed: false, reason: 'empty' });
  });
});
