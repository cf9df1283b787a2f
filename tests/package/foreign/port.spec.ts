import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectMock, startMock } from 'waymark-mock';

test('runs on a port, and can be joined from elsewhere', async () => {
  await using mock = await startMock({ clock: '2026-11-21T12:00:00Z' });
  const world = await mock.world({ scenario: 'empty' });
  const { headers } = await world.as('owner');
  const answer = await fetch(`${mock.url}/api/v1/vehicle`, { headers });
  expect(await answer.json()).toMatchObject({ results: [] });

  const elsewhere = connectMock(`${mock.url}/`);
  const same = elsewhere.open(world.id);
  expect(await same.calls('listVehicles')).toHaveLength(1);
  const waited = same.waitForCall('listProducts');
  const owner = await same.as('owner');
  await owner.fetch('https://any.example.com/api/v1/products');
  expect(await waited).toMatchObject({ status: 200 });
  await elsewhere.close();
  expect(await same.clock.now()).toEqual(new Date('2026-11-21T12:00:00Z'));
});

test('keeps worlds in a folder', async () => {
  const data = mkdtempSync(join(tmpdir(), 'waymark-data-'));
  try {
    const first = await startMock({ data });
    await first.world({ id: 'kept', scenario: 'empty' });
    await first.close();
    await using second = await startMock({ data });
    expect((await (await second.fetch('/__mock/worlds/kept')).json()) as object).toMatchObject({ scenario: 'empty' });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test('runs as a command', async () => {
  const manifest = JSON.parse(readFileSync('node_modules/waymark-mock/package.json', 'utf8')) as {
    bin: Record<string, string>;
  };
  const command = join('node_modules/waymark-mock', manifest.bin['waymark-mock'] ?? '');
  const child = spawn(process.execPath, [command, '--port', '0', '--scenario', 'empty'], { stdio: 'pipe' });
  try {
    let text = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error(text)));
      child.stderr.on('data', (part: Buffer) => (text += part.toString()));
      child.stdout.on('data', (part: Buffer) => {
        const found = /http:\S+?(?=,)/.exec((text += part.toString()))?.[0];
        if (found) resolve(found);
      });
    });
    await using mock = connectMock(url);
    const owner = await mock.open('default').as('owner');
    expect(await (await owner.fetch('/api/v1/vehicle')).json()).toMatchObject({ results: [] });
  } finally {
    child.kill();
  }
});
