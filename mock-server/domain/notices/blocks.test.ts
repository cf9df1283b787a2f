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
