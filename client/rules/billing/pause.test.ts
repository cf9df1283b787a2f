import { expect, test } from 'vitest';
import { PAUSE_MONTHS, pauseStep, resumesAfter } from './pause.ts';
import { aSubscription } from './subscribed.fixture.ts';

const NOW = Date.parse('2026-11-22T16:00:00Z');
const MARCH_14 = Date.parse('2027-03-14T00:00:00Z');

test('[commerce 9] offers a pause of one to three months from the end of the paid period', () => {
  expect(pauseStep(aSubscription(), NOW)).toEqual({ step: 'offered', pausesAt: MARCH_14, day: 14 });
  expect(PAUSE_MONTHS).toEqual([1, 2, 3]);
  expect(new Date(resumesAfter(MARCH_14, 3, 14)).toISOString()).toBe('2027-06-14T00:00:00.000Z');
});

test('[commerce 4] a pause from the end of a short month ends on the day of the term', () => {
  const february = Date.parse('2027-02-28T00:00:00Z');
  const ends = PAUSE_MONTHS.map((months) => new Date(resumesAfter(february, months, 31)).toISOString().slice(0, 10));
  expect(ends).toEqual(['2027-03-31', '2027-04-30', '2027-05-31']);
});

test('[commerce 4] a planned pause becomes active on its first day', () => {
  const pause = { starts_at: '2027-03-14T00:00:00Z', ends_at: '2027-06-14T00:00:00Z' };
  const planned = aSubscription({ billing: { pause } });
  expect(pauseStep(planned, NOW)).toMatchObject({ step: 'planned', pausesAt: MARCH_14 });
  expect(pauseStep(planned, MARCH_14)).toMatchObject({ step: 'active' });
});

test('[commerce 4] offers no pause for ended plans, trials and declined renewals', () => {
  const reasonOf = (changes: Parameters<typeof aSubscription>[0]) => pauseStep(aSubscription(changes), NOW);
  const ended = { plan_renewal_date: '2026-11-12T00:00:00Z' };
  expect(reasonOf({ vehicle: { device_state: 'paused' }, plan: ended })).toEqual({ step: 'none', reason: 'ended' });
  expect(reasonOf({ device: { autorenewal: false } })).toEqual({ step: 'none', reason: 'ends' });
  expect(reasonOf({ plan: { is_trial: true } })).toEqual({ step: 'none', reason: 'trial' });
});

test('[commerce 2] a vehicle that is paused within a paid term can resume, free only if billing says so', () => {
  const paused = aSubscription({ vehicle: { device_state: 'paused' } });
  expect(pauseStep(paused, NOW)).toEqual({ step: 'paid', paidUntil: MARCH_14, isFree: true });
  // An API with documented fields alone has no billing. The date may be the end of a seasonal pause.
  expect(pauseStep({ ...paused, billing: null }, NOW)).toEqual({ step: 'paid', paidUntil: MARCH_14, isFree: false });
  expect(pauseStep(paused, MARCH_14)).toEqual({ step: 'none', reason: 'ended' });
});

test('[commerce 4] without billing, a pause past its date is neither a lapse nor seasonal for sure, as long as one lasts', () => {
  const paused = { ...aSubscription({ vehicle: { device_state: 'paused' } }), billing: null };
  const resumesAt = Date.parse('2027-06-14T00:00:00Z');
  expect(pauseStep(paused, MARCH_14)).toEqual({ step: 'unclear', pausesAt: MARCH_14, resumesAt });
  expect(pauseStep(paused, Date.parse('2027-07-01T00:00:00Z'))).toEqual({ step: 'none', reason: 'ended' });
});

test('[commerce 9] without billing, a pause ends on the day of the renewal date', () => {
  const documented = { ...aSubscription({ device: { autorenewal: undefined } }), billing: null };
  expect(pauseStep(documented, NOW)).toEqual({ step: 'offered', pausesAt: MARCH_14, day: 14 });
});

test('[commerce 4] offers no pause while a renewal is declined, after the end, and without a date', () => {
  const reasonOf = (changes: Parameters<typeof aSubscription>[0]) => pauseStep(aSubscription(changes), NOW);
  const renewal_failure = {
    failed_at: '2026-11-21T00:00:00Z',
    attempts: 1,
    next_attempt_at: '2026-11-24T00:00:00Z',
    service_ends_at: '2026-11-28T00:00:00Z',
    amount: 134.28,
    detail: 'This transaction has been declined.',
  };
  expect(reasonOf({ billing: { renewal_failure } })).toEqual({ step: 'none', reason: 'failed' });
  expect(reasonOf({ plan: { plan_renewal_date: '2026-11-12T00:00:00Z' } })).toEqual({ step: 'none', reason: 'ended' });
  expect(reasonOf({ plan: { plan_renewal_date: null } })).toEqual({ step: 'none', reason: 'undated' });
  expect(reasonOf({ billing: { renewal_day: 31 } })).toEqual({ step: 'offered', pausesAt: MARCH_14, day: 31 });
});

test('[commerce 2] a paused vehicle whose paid days are used up is not free until its date', () => {
  const paused = aSubscription({ vehicle: { device_state: 'paused' }, billing: { days_left: 0 } });
  expect(pauseStep(paused, NOW)).toEqual({ step: 'paid', paidUntil: MARCH_14, isFree: false });
});
