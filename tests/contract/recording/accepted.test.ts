import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../../mock-server/server.node.ts';
import type { ScenarioName } from '../../../mock-server/world/scenarios.ts';
import { runAgainstMock } from '../mock.ts';
import type { Report } from '../report.ts';
import { runContract } from '../run.ts';
import { toScenario } from './convert.ts';
import { mappedFields } from './mapped.ts';
import { type Exchange, readRecording } from './recording.ts';
import { replay } from './replay.ts';

let folder = '';
let usual: Recording;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-recording-'));
  usual = await recorded('default', { scenario: 'default' });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

type Recording = { report: Report; exchanges: Exchange[]; token: string; into: string };

/** Records the reads of a mock's owner. */
async function recorded(
  name: string,
  { includeAssumed = true, ...options }: { scenario?: ScenarioName; scenarioFile?: string; includeAssumed?: boolean },
): Promise<Recording> {
  const into = path.join(folder, name);
  const { url, close } = await startServer({ port: 0, pace: 0, ...options });
  try {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"persona":"owner"}' };
    const answer = await fetch(`${url}/__mock/token`, init);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const report = await runContract({ baseUrl: url, token, includeAssumed, record: into });
    return { report, exchanges: readRecording(into), token, into };
  } finally {
    await close();
  }
}

test.each<ScenarioName>(['default', 'subscriptions', 'outage-x1'])(
  'records, converts, starts and records %s again with equal mapped fields',
  { timeout: 60_000 },
  async (scenario) => {
    const first = scenario === 'default' ? usual : await recorded(scenario, { scenario });
    expect(first.report).toMatchObject({ drift: [], notRecorded: [] });
    const scenarioFile = path.join(folder, `${scenario}.json`);
    writeFileSync(scenarioFile, JSON.stringify(toScenario(first.exchanges)));

    const second = await recorded(`${scenario}-second`, { scenarioFile });
    expect(second.report).toMatchObject({ drift: [], notRecorded: [] });
    const before = mappedFields(first.exchanges);
    expect(before.vehicles.length).toBeGreaterThan(10);
    expect(mappedFields(second.exchanges)).toEqual(before);
  },
);

test('makes a scenario of answers with documented fields alone', { timeout: 60_000 }, async () => {
  const documented = await recorded('documented', { scenario: 'documented-only', includeAssumed: false });
  expect(documented.report).toMatchObject({ drift: [], notRecorded: [] });
  const scenarioFile = path.join(folder, 'documented.json');
  writeFileSync(scenarioFile, JSON.stringify(toScenario(documented.exchanges)));
  const { report, exchanges } = await recorded('documented-again', { scenarioFile });
  expect(report).toMatchObject({ drift: [], notRecorded: [] });
  const plans = (of: readonly Exchange[]) =>
    mappedFields(of).vehicles.map(({ product, plan, renews }) => [product, plan, renews]);
  expect(plans(exchanges)).toEqual(plans(documented.exchanges));
});

test('a recording contains nothing of the fixtures, the token or the user', () => {
  const { token, into } = usual;
  const files = readdirSync(into).filter((name) => name.endsWith('.json'));
  const text = files.map((name) => readFileSync(path.join(into, name), 'utf8')).join('\n');
  expect(files.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/Kowalski|Riley|Van 12|GG-20417|1FTBR1C80PKA04217|B 24 817|Fulton|Northside|@waymark/);
  expect(text).not.toMatch(/41\.88678|"4242"|2026-1[12]-\d\dT\d\d:[0-5]\d:[1-9]/);
  for (const part of token.split('.')) expect(text).not.toContain(part);
});

test('only the owner of a recording can open it, and git ignores it', async () => {
  const { into } = usual;
  expect(statSync(into).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(into, readdirSync(into)[1] ?? '')).mode & 0o777).toBe(0o600);
  execFileSync('git', ['init', '-q', folder]);
  expect(execFileSync('git', ['-C', folder, 'status', '--short', '--', into], { encoding: 'utf8' })).toBe('');
  await expect(recorded('default', {})).rejects.toThrow('--record requires a new or empty folder');
});

test('replays a recording of every operation against the contract, with the report of the run', {
  timeout: 60_000,
}, async () => {
  const into = path.join(folder, 'whole');
  const report = await runAgainstMock({ record: into });
  const exchanges = readRecording(into);
  expect(replay(exchanges)).toEqual({ ...report, server: 'The recording' });

  const broken = exchanges.find((one) => one.operation === 'getVehicle' && one.case === 'answer');
  const body = { ...(broken?.body as Record<string, unknown>) };
  delete body['vehicle_name'];
  const changed = exchanges.map((one) => (one === broken ? { ...broken, body } : one));
  expect(replay(changed).drift).toMatchObject([{ operation: 'getVehicle', path: 'vehicle_name', seen: 'missing' }]);
});
