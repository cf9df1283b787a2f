import { describe, expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { caseText } from './case-text.ts';
import { EMPTY_FLOW, type HelpEvent, hasFailed, hasWorked, nextFlow, queryBefore } from './flow.ts';
import { checkCommandOf, resetGate } from './reset.ts';
import { CHOICES, placeAbove, queryOf, readPlace, SLIDES } from './slides.ts';
import { ARTICLES, areaOf, isAboutVehicle, TOPICS, topicOfArticle } from './topics.ts';

const after = (...events: readonly HelpEvent[]) => events.reduce(nextFlow, EMPTY_FLOW);
const open = (query: string): HelpEvent => ({ type: 'opened', query });
const read = (query: string) => readPlace(new URLSearchParams(query));

describe('[commerce 2] slides', () => {
  test('offer the documented choices in their order', () => {
    const names = Object.fromEntries(
      Object.entries(CHOICES).map(([slide, all]) => [slide, all.map(({ name }) => name)]),
    );
    expect(names).toEqual({
      support: ['app', 'account', 'billing', 'other'],
      phone: ['ios', 'android'],
      app: [
        'device_not_connecting',
        'delete_vehicle',
        'update_serial_number',
        'transfer_vehicle',
        'alerts_not_working',
        'app_other',
      ],
      alerts: [
        'alerts_speeding',
        'alerts_towing',
        'alerts_engine',
        'alerts_alarm',
        'alerts_remote_start',
        'alerts_other',
      ],
      account: ['update_info', 'transfer_account', 'export_logs', 'account_other'],
      billing: [
        'credit_card',
        'renewal',
        'cancel_subscription',
        'purchase_plan',
        'change_subscription',
        'transfer_subscription',
        'discount_codes',
        'billing_other',
      ],
    });
  });

  test('lead to articles, to other slides, and with "other" to the form', () => {
    const targets = Object.fromEntries(
      Object.values(CHOICES).flatMap((all) => all.map(({ name, to }) => [name, queryOf(to)] as const)),
    );
    expect(targets).toMatchObject({
      app: 'at=phone',
      ios: 'at=vehicles',
      account: 'at=account',
      device_not_connecting: 'at=reset',
      alerts_not_working: 'at=alerts',
      alerts_towing: 'article=000001211',
      credit_card: 'article=000001219',
      other: 'at=form&about=other',
      app_other: 'at=form&about=app_other',
      alerts_other: 'at=form&about=alerts_other',
      account_other: 'at=form&about=account_other',
      billing_other: 'at=form&about=billing_other',
    });
  });

  test.each([
    ['', ''],
    ['at=phone', 'at=phone'],
    ['at=form&about=renewal', 'at=form&about=renewal'],
    ['article=000001210', 'article=000001210'],
    ['at=form', 'at=form&about=other'],
    ['at=form&about=nonsense', 'at=form&about=other'],
    ['at=nonsense', ''],
    ['at=article', ''],
    ['article=<script>', ''],
  ])('read "%s" as "%s"', (given, place) => {
    expect(queryOf(read(given))).toBe(place);
  });

  test('each lead back to the first one', () => {
    const places = [
      ...SLIDES.map((slide) => read(`at=${slide}`)),
      ...TOPICS.map((topic) => read(`at=form&about=${topic}`)),
      ...Object.values(ARTICLES).map((number) => read(`article=${number}`)),
    ];
    for (const place of places) {
      let steps = 0;
      for (let above = placeAbove(place); above !== null; above = placeAbove(above)) steps += 1;
      expect(steps).toBeLessThan(6);
    }
    expect(queryOf(placeAbove(read('article=000001211')) ?? read(''))).toBe('at=alerts');
    expect(queryOf(placeAbove(read('article=000001220')) ?? read(''))).toBe('at=billing');
    expect(queryOf(placeAbove(read('article=000001204')) ?? read(''))).toBe('at=reset');
    expect(queryOf(placeAbove(read('article=77770000')) ?? read('at=app'))).toBe('');
  });
});

describe('[commerce 2] topics', () => {
  test('have the numbers of the articles', () => {
    expect(Object.keys(ARTICLES)).toHaveLength(22);
    expect(topicOfArticle('000001220')).toBe('renewal');
    expect(topicOfArticle('000009999')).toBeNull();
  });

  test('belong to an area', () => {
    expect(
      ['reset_device', 'alerts_other', 'export_logs', 'renewal', 'billing_other', 'other'].map((topic) =>
        areaOf(topic as 'other'),
      ),
    ).toEqual(['app', 'app', 'account', 'billing', 'billing', null]);
  });

  test('name a vehicle or not', () => {
    expect([isAboutVehicle('alerts_towing'), isAboutVehicle('renewal'), isAboutVehicle('credit_card')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('[commerce 3] the flow', () => {
  test('remembers visited slides, and returns to one of them', () => {
    const flow = after(open(''), open('at=phone'), open('at=vehicles'), open('at=app'));
    expect(flow.visited).toEqual(['', 'at=phone', 'at=vehicles', 'at=app']);
    expect(queryBefore(flow)).toBe('at=vehicles');
    expect(nextFlow(flow, open('at=phone')).visited).toEqual(['', 'at=phone']);
    expect(nextFlow(flow, open('')).visited).toEqual(['']);
  });

  test('opened by a link has no slide before', () => {
    expect(queryBefore(after(open('article=000001204')))).toBeNull();
  });

  test('a render of the same slide changes nothing', () => {
    const flow = after(open('at=app'));
    expect(nextFlow(flow, open('at=app'))).toBe(flow);
  });

  test('keeps successful and failed resets of the chosen vehicles', () => {
    const flow = after(
      { type: 'vehiclesChosen', vehicles: [1, 2, 3] },
      { type: 'resetEnded', vehicle: 1, isDone: true },
      { type: 'checkEnded', vehicle: 1, isDone: true },
      { type: 'resetEnded', vehicle: 2, isDone: false },
      { type: 'resetEnded', vehicle: 3, isDone: true },
      { type: 'checkEnded', vehicle: 3, isDone: false },
    );
    expect(flow.resets).toEqual({
      1: { reset: 'done', check: 'done' },
      2: { reset: 'failed', check: null },
      3: { reset: 'done', check: 'failed' },
    });
    expect([1, 2, 3].map((id) => hasFailed(flow.resets[id]))).toEqual([false, true, true]);
    expect([1, 2, 3].map((id) => hasWorked(flow.resets[id]))).toEqual([true, false, false]);
    expect(nextFlow(flow, { type: 'vehiclesChosen', vehicles: [2] }).resets).toEqual({
      2: { reset: 'failed', check: null },
    });
  });

  test('keeps phone type, push result and the case', () => {
    expect(
      after(
        { type: 'phoneChosen', phone: 'ios' },
        { type: 'pushTested', result: { channel: 'push', isSent: false, reason: 'No phone' } },
        { type: 'caseOpened', id: 'CASE-004217', email: 'riley@waymark.example' },
      ),
    ).toMatchObject({
      phone: 'ios',
      push: { channel: 'push', isSent: false, reason: 'No phone' },
      sent: { id: 'CASE-004217', email: 'riley@waymark.example' },
    });
  });
});

describe('[core 6] the reset of a device', () => {
  const viewer = { user: { vehicle_access: [] }, now: Date.parse('2026-11-21T16:41:00Z') };
  const own = { device_state: 'installed', plan_renewal_date: '2027-01-01T00:00:00Z' } as const;

  test('is checked by locking, and by a refresh where there is no lock', () => {
    expect(checkCommandOf(aVehicle({ ...own, product_name: 'ft-x1max' }), viewer)).toBe('arm');
    expect(checkCommandOf(aVehicle({ ...own, product_name: 'ft-xt' }), viewer)).toBe('location');
  });

  test('is not allowed under a tracking-only plan, an expired plan or without a connection', () => {
    const reasonOf = (vehicle: Parameters<typeof aVehicle>[0], more = {}) => {
      const gate = resetGate(aVehicle({ ...own, product_name: 'ft-x1max', ...vehicle }), { ...viewer, ...more });
      return gate.allowed ? null : gate.reason;
    };
    expect(reasonOf({})).toBeNull();
    expect(reasonOf({ tracking_only: true })).toBe('tracking_only');
    expect(reasonOf({ plan_renewal_date: '2026-01-01T00:00:00Z' })).toBe('expired');
    expect(reasonOf({}, { isOffline: true })).toBe('offline');
  });
});

test('[commerce 3] a case with five long vehicles and a long description stays within 2,000 characters', () => {
  const lines = Array.from({ length: 5 }, (_, index) => `${index}: ${'x'.repeat(200)}`);
  expect(caseText(' It does not report. ', lines.slice(0, 1))).toBe(`It does not report.\n\n${lines[0]}`);
  const long = caseText('d'.repeat(1_500), lines);
  expect(long).toHaveLength(2_000);
  expect(long.startsWith(`${'d'.repeat(1_500)}\n\n0: x`)).toBe(true);
  expect(caseText('Short', [])).toBe('Short');
});
