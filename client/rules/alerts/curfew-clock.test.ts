import { expect, test } from 'vitest';
import type { AlertRule } from '../../api/model.ts';
import { offsetAt } from '../vehicle/tracker-schedule.ts';
import { byHours, mayBeShifted, type SeenCurfews, seeCurfews, shiftedCurfews } from './curfew-clock.ts';

const NONE: SeenCurfews = { zone: '', rules: {} };
const H = 3_600;
const curfew = (id: number, start: number, end: number, is_enabled = true): AlertRule => ({
  id,
  vehicle_id: 1_000 + id,
  alert_type: 'curfew',
  is_enabled,
  parameters: { start_time: start * H, end_time: end * H },
});
const zoneAt = (zone: string, at: string) => ({ zone, offset: offsetAt(zone, Date.parse(at)) });
const CHICAGO = 'America/Chicago';
const summer = zoneAt(CHICAGO, '2026-11-01T06:59:00Z');
const winter = zoneAt(CHICAGO, '2026-11-01T07:00:00Z');
/** 6 PM to 6 AM in the summer of Chicago. */
const evening = curfew(1, 23, 11);

test('[commerce 9] sets a curfew of Chicago back by an hour when summer time ends', () => {
  const seen = seeCurfews(NONE, [evening], summer);
  expect(shiftedCurfews(seen, [evening], summer)).toEqual([]);
  expect(shiftedCurfews(seen, [evening], winter)).toEqual([
    {
      before: 18 * H,
      now: 17 * H,
      write: { rule: evening, data: { parameters: { start_time: 0, end_time: 12 * H } } },
    },
  ]);
});

test('[commerce 9] sets it forward when summer time begins, and says nothing between', () => {
  const later = curfew(1, 0, 12);
  const seen = seeCurfews(NONE, [later], winter);
  const before = zoneAt(CHICAGO, '2027-03-14T07:59:00Z');
  const after = zoneAt(CHICAGO, '2027-03-14T08:00:00Z');
  expect(shiftedCurfews(seen, [later], before)).toEqual([]);
  expect(shiftedCurfews(seen, [later], after)).toMatchObject([
    { before: 18 * H, now: 19 * H, write: { data: { parameters: { start_time: 23 * H, end_time: 11 * H } } } },
  ]);
});

test('[commerce 9] follows a zone of the south, and one whose clocks change by half an hour', () => {
  const sydney = (at: string) => zoneAt('Australia/Sydney', at);
  const rule = curfew(1, 7, 19);
  const seen = seeCurfews(NONE, [rule], sydney('2026-04-04T15:59:00Z'));
  expect(shiftedCurfews(seen, [rule], sydney('2026-04-04T16:00:00Z'))).toMatchObject([
    { before: 18 * H, now: 17 * H, write: { data: { parameters: { start_time: 8 * H, end_time: 20 * H } } } },
  ]);
  const lordHowe = (at: string) => zoneAt('Australia/Lord_Howe', at);
  const half = seeCurfews(NONE, [rule], lordHowe('2026-04-01T00:00:00Z'));
  expect(shiftedCurfews(half, [rule], lordHowe('2026-06-01T00:00:00Z'))).toMatchObject([
    { before: 18 * H, now: 17.5 * H, write: { data: { parameters: { start_time: 7.5 * H } } } },
  ]);
});

test('[commerce 9] never offers it in a zone without summer time', () => {
  const phoenix = (at: string) => zoneAt('America/Phoenix', at);
  const seen = seeCurfews(NONE, [evening], phoenix('2026-07-01T00:00:00Z'));
  expect(shiftedCurfews(seen, [evening], phoenix('2026-12-01T00:00:00Z'))).toEqual([]);
});

test('[commerce 9] offers nothing about curfews that this browser has not seen before', () => {
  expect(shiftedCurfews(NONE, [evening], winter)).toEqual([]);
  const seen = seeCurfews(NONE, [evening], winter);
  expect(shiftedCurfews(seen, [evening], winter)).toEqual([]);
});

test('[commerce 9] takes another time zone of the user for no change of the clocks', () => {
  const seen = seeCurfews(NONE, [evening], summer);
  const denver = zoneAt('America/Denver', '2026-10-01T00:00:00Z');
  expect(shiftedCurfews(seen, [evening], denver)).toEqual([]);
  expect(seeCurfews(seen, [evening], denver)).toEqual({ zone: 'America/Denver', rules: { 1: [23 * H, 11 * H, -6] } });
});

test('[commerce 9] believes a curfew that was changed elsewhere since, and forgets a deleted one', () => {
  const seen = seeCurfews(NONE, [evening, curfew(2, 3, 9)], summer);
  const changed = curfew(1, 0, 12);
  expect(shiftedCurfews(seen, [changed], winter)).toEqual([]);
  expect(seeCurfews(seen, [changed], winter).rules).toEqual({ 1: [0, 12 * H, -6] });
});

test('[commerce 9] keeps offering what was not set back, however often the list is read', () => {
  const other = curfew(2, 23, 11);
  const seen = seeCurfews(NONE, [evening, other], summer);
  const setBack = curfew(1, 0, 12);
  const read = seeCurfews(seen, [setBack, other], winter);
  expect(shiftedCurfews(read, [setBack, other], winter).map(({ write }) => write.rule.id)).toEqual([2]);
  // Another tab that still shows the old hours of the first one offers only the second, too.
  expect(shiftedCurfews(read, [evening, other], winter).map(({ write }) => write.rule.id)).toEqual([2]);
});

test('[commerce 9] accepts the shifted hours, and leaves curfews out that are off', () => {
  const off = curfew(2, 23, 11, false);
  const seen = seeCurfews(NONE, [evening, off], summer);
  expect(shiftedCurfews(seen, [evening, off], winter)).toHaveLength(1);
  const kept = seeCurfews(seen, [evening, off], winter, false);
  expect(shiftedCurfews(kept, [evening, off], winter)).toEqual([]);
});

test('[commerce 9] ignores curfews without hours', () => {
  const bare: AlertRule = { id: 1, vehicle_id: 1_001, alert_type: 'curfew' };
  expect(seeCurfews(NONE, [bare], summer)).toEqual({ zone: CHICAGO, rules: {} });
});

test('[commerce 9] counts curfews by their hours, most first', () => {
  const rules = [curfew(1, 3, 9), curfew(2, 23, 11), curfew(3, 23, 12)];
  const shifted = shiftedCurfews(seeCurfews(NONE, rules, summer), rules, winter);
  expect(byHours(shifted)).toEqual([
    { before: 18 * H, now: 17 * H, count: 2 },
    { before: 22 * H, now: 21 * H, count: 1 },
  ]);
});

test('[commerce 9] reads the curfews of a fleet again only after a change of the clocks', () => {
  const seen = seeCurfews(NONE, [evening], summer);
  expect([mayBeShifted(NONE, winter), mayBeShifted(seen, summer), mayBeShifted(seen, winter)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(mayBeShifted(seen, zoneAt('America/Denver', '2026-10-01T00:00:00Z'))).toBe(false);
});
