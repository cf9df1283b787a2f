import { afterEach, describe, expect, test } from 'vitest';
import type { AlertEventPage, AlertRuleReplay } from '../../generated/contract/types.gen.ts';
import { createMock } from '../support/mock.ts';

const mock = createMock();
const host = process.env['TZ'];
afterEach(() => {
  if (host === undefined) delete process.env['TZ'];
  else process.env['TZ'] = host;
});

const ZONES = [
  ['UTC', 0],
  ['America/Chicago', 360],
  ['America/St_Johns', 210],
  ['Australia/Lord_Howe', -660],
  ['Pacific/Kiritimati', -840],
] as const;

describe.each(ZONES)('on a host in %s', (zone, offset) => {
  const enter = async () => {
    process.env['TZ'] = zone;
    expect(new Date('2026-11-21T12:00:00Z').getTimezoneOffset()).toBe(offset);
    const world = await mock.world();
    return { world, send: await mock.as(world, 'owner') };
  };

  test('[commerce 3] the trailer arrives at its depot and leaves it in the same minutes', async () => {
    const { send } = await enter();
    const query = 'vehicle_id=1015&alert_type=geofences&from_date=2026-11-10T00:00:00Z&limit=4';
    const { results } = (await send('GET', `/api/v1/alert/event?${query}`)).body as AlertEventPage;
    expect(results.map(({ timestamp, message }) => [timestamp, message])).toEqual([
      ['2026-11-20T21:28:11.000Z', 'Arrived at West depot'],
      ['2026-11-20T14:42:36.000Z', 'Left West depot'],
      ['2026-11-17T19:51:42.000Z', 'Arrived at West depot'],
      ['2026-11-17T14:51:46.000Z', 'Left West depot'],
    ]);
  });

  test("[commerce 3] the days of a replay are those of the user's zone, also at half hours", async () => {
    const { world } = await enter();
    world.tables.users.update(101, { timezone: 'America/St_Johns' });
    // 11:29 p.m. of the 23rd in St. John's, half an hour before its midnight.
    world.clock.advance(Date.parse('2026-11-24T02:59:00Z') - world.clock.now());
    const later = await mock.as(world, 'owner');
    const rule = { vehicle_ids: [1002], alert_type: 'geofences', parameters: { geofence_id: 84, arrive: true } };
    const { days, count } = (await later('POST', '/api/v1/alert/rule/backtest', rule)).body as AlertRuleReplay;
    expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual(['2026-10-25', '2026-11-23', 30]);
    expect([count, days.at(-1)?.count]).toEqual([151, 7]);
  });
});
