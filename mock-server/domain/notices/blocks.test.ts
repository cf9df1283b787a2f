import { expect, test } from 'vitest';
import {
  type NoticeSeed,
  outageDegraded,
  outageOfDr,
  outageOfEverything,
  outageOfX1,
} from '../../../fixtures/notices/notices.ts';
import { createMock } from '../../../tests/support/mock.ts';
import { noticeRow } from '../../seeds/seed-rows.ts';

const mock = createMock();

type Flags = { id: string; allDevices: boolean; x1Devices: boolean; drDevices: boolean };

test.each<[NoticeSeed, boolean[]]>([
  [outageOfEverything, [true, false, false]],
  [outageOfX1, [false, true, false]],
  [outageOfDr, [false, false, true]],
  [outageDegraded, [false, false, false]],
  [{ ...outageOfX1, status: 'resolved' }, [false, false, false]],
])('[core 3] $id blocks devices by its flags', async (notice, flags) => {
  const world = await mock.world();
  world.tables.notices.put(noticeRow(notice, world.clock.now()));
  const outages = (await (await mock.as(world, 'owner'))('GET', '/api/outage')).body as Flags[];
  const { allDevices, x1Devices, drDevices } = outages.find(({ id }) => id === notice.id) as Flags;
  expect([allDevices, x1Devices, drDevices]).toEqual(flags);
});

test('[core 4] every answer states a revision of the notices, which changes with them', async () => {
  const world = await mock.world();
  const token = await mock.tokenOf(world, 'owner');
  const revision = async (authorization: string) => {
    const answer = await mock.app.request('/api/v1/user', { headers: { 'x-mock-world': world.id, authorization } });
    return answer.headers.get('x-service-status');
  };
  const before = await revision(`Bearer ${token}`);
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  expect(await revision('Bearer x')).toBe(before);
  world.tables.notices.put(noticeRow(outageOfX1, world.clock.now()));
  expect(await revision(`Bearer ${token}`)).not.toBe(before);
  world.tables.notices.delete(outageOfX1.id);
  expect(await revision(`Bearer ${token}`)).toBe(before);
});
