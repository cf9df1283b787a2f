import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import type { ScenarioName } from '../world/scenarios.ts';

const mock = createMock();
const read = async (path: string, scenario?: ScenarioName) =>
  (await (await mock.as(await mock.world(scenario), 'owner'))('GET', path)).body;

test('[core 4] lists maintenance with its hours, past and present', async () => {
  const list = await read('/api/maintenance', 'maintenance-in-progress');
  expect(list).toMatchObject([
    { status: 'completed' },
    { status: 'in_progress', scheduled_for: '2026-11-20T21:36:00.000Z' },
  ]);
});

test('[core 7] gives the banner first, then the help links of the reports', async () => {
  const [banner, help] = (await read('/api/banner-and-help-links')) as unknown as [object, { links: object[] }];
  expect(banner).toMatchObject({ is_active: true, title: 'Winter check' });
  expect(help.links).toHaveLength(3);
});
