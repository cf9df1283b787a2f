import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../../mock-server/server.node.ts';
import { DAY } from '../../../mock-server/world/duration.ts';
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

const VAN_12 = 'GG-20417-A7';

const DASH_CAM = '3182041907';
const JSON_TYPE = { 'content-type': 'application/json' };
type Send = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;

async function signedIn(url: string, persona = 'owner'): Promise<{ token: string; send: Send }> {
  const answer = await fetch(`${url}/__mock/token`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ persona }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { ...JSON_TYPE, authorization: `Bearer ${token}`, 'x-access-token': token };
  const send: Send = async (method, path, body) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const { status, json } = await fetch(`${url}${path}`, init).then(async (sent) => ({
      status: sent.status,
      json: (await sent.json()) as unknown,
    }));
    return { status, body: json };
  };
  return { token, send };
}

type Recording = { report: Report; exchanges: Exchange[]; token: string; into: string };

type Recorded = {
  scenario?: ScenarioName;
  scenarioFile?: string;
  includeAssumed?: boolean;
  persona?: string;
  /** Changes the world before. */
  change?: (send: Send) => Promise<void>;
};

/** Records the reads of a persona, else of the owner. */
async function recorded(
  name: string,
  { includeAssumed = true, persona, change, ...options }: Recorded,
): Promise<Recording> {
  const into = path.join(folder, name);
  const { url, close } = await startServer({ port: 0, pace: 0, ...options });
  try {
    const { token, send } = await signedIn(url, persona);
    await change?.(send);
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
    const second = await again(scenario, first);
    expect(second.report).toMatchObject({ drift: [], notRecorded: [] });
    const before = mappedFields(first.exchanges);
    expect(before.vehicles.length).toBeGreaterThan(10);
    expect(mappedFields(second.exchanges)).toEqual(before);
  },
);

/** Records again with the scenario of a recording. */
async function again(name: string, { exchanges }: Recording, persona?: string): Promise<Recording> {
  const scenarioFile = path.join(folder, `${name}.json`);
  writeFileSync(scenarioFile, JSON.stringify(toScenario(exchanges)));
  return recorded(`${name}-again`, { scenarioFile, ...(persona !== undefined && { persona }) });
}

test.each(['guest-full', 'guest-read-only'])(
  "keeps the answers of %s, for the persona of the guest's level",
  { timeout: 60_000 },
  async (persona) => {
    const first = await recorded(persona, { persona });
    const before = mappedFields(first.exchanges);
    expect(before.vehicles.map(({ shared }) => shared)).not.toContain(false);
    expect(before.vehicles.map(({ usage }) => usage)).toContainEqual(expect.any(Number));
    expect(toScenario(first.exchanges).shows).toContain(`${persona} has access to ${before.vehicles.length} vehicles`);

    const second = await again(persona, first, persona);
    expect(second.report).toMatchObject({ drift: [], notRecorded: [] });
    expect(mappedFields(second.exchanges)).toEqual(before);
  },
);

test('refuses the recording of a guest whose level is not recorded', async () => {
  const { exchanges } = await recorded('no-level', { persona: 'guest-partial' });
  const without = exchanges.filter(({ operation }) => operation !== 'listUsers');
  expect(() => toScenario(without)).toThrow('The recording is of a guest');
});

test('keeps changed alert rules and settings, and receipts', { timeout: 60_000 }, async () => {
  const first = await recorded('changed', {
    change: async (send) => {
      const answers = [
        await send('PATCH', '/api/v1/alert/rule/1001001', {
          is_enabled: false,
          parameters: { threshold: 80, unit: 'kmh' },
          notify_email: true,
        }),
        await send('POST', '/api/v1/alert/rule', {
          vehicle_ids: [1002, 1001],
          alert_type: 'geofences',
          parameters: { geofence_id: 82, arrive: true, depart: false },
        }),
        await send('PATCH', `/api/v1/device/${VAN_12}/features/`, { siren: true, shock_sensor_level: 4 }),
        await send('PATCH', `/api/v1/device/${VAN_12}/option-tables`, { options: [{ table: 1, option: 1, value: 2 }] }),
        await send('PATCH', '/api/v1/vehicle/1002', {
          maintenance_reminder: {
            enabled: true,
            type: 'maintenance_due_date',
            parameters: { due_date: new Date(Date.now() + 40 * DAY).toISOString() },
          },
        }),
        await send('PATCH', `/api/v1/device/${DASH_CAM}/features/`, { valet_mode: true }),
        await send('PATCH', `/api/v1/device/${DASH_CAM}/camera-settings`, { is_microphone_enabled: false }),
        await send('PATCH', '/api/v1/user/101', {
          language: 'French',
          unit: 'metric',
          timezone: 'Europe/Paris',
          allow_app_analytics: false,
        }),
        await send('PATCH', '/api/v1/subscriber/11', { billing_push_enabled: false, text_message_consent: false }),
      ];
      expect(answers.map(({ status, body }) => (status < 300 ? 'saved' : body))).toEqual(answers.map(() => 'saved'));
    },
  });
  const before = mappedFields(first.exchanges);
  expect(before).toMatchObject({
    user: { language: 'French', unit: 'metric', timezone: 'Europe/Paris', analytics: false },
    account: { push: false, texts: false },
  });
  const [first_key, other_key] = before.vehicles.map(({ key }) => key);
  expect(Object.fromEntries(before.features)).toMatchObject({
    [first_key ?? '']: { siren: true, shock_sensor_level: 4 },
    [other_key ?? '']: { siren: false, valet_mode: true },
  });
  expect(before.devices.map(({ microphone }) => microphone)).toContain(false);
  expect(before.options).toContainEqual([first_key, expect.arrayContaining([[1, 1, 2]])]);
  expect(before.vehicles[1]?.reminder).toEqual(['maintenance_due_date', true, null, '2000-02-10T00:00:00.000Z']);
  expect(before.receipts?.map(({ success }) => success)).toContain(false);
  expect(before.rules).toContainEqual(expect.objectContaining({ parameters: { threshold: 80, unit: 'kmh' } }));
  expect(before.rules).toContainEqual(expect.objectContaining({ alert_type: 'geofences', geofence: 1 }));

  const second = await again('changed', first);
  expect(second.report).toMatchObject({ drift: [], notRecorded: [] });
  expect(mappedFields(second.exchanges)).toEqual(before);
});

test('keeps the rows of all pages', { timeout: 60_000 }, async () => {
  const { vehicles, geofences, ...rest } = toScenario(usual.exchanges);
  const [van] = vehicles;
  const [fence] = geofences;
  const more = (first: number) => Array.from({ length: 120 }, (_, index) => first + index);
  const large = {
    ...rest,
    vehicles: [
      ...vehicles,
      ...more(5001).map((id) => ({ ...van, vehicle_id: id, device_key: `GGREC${id}000`, add_ons: [] })),
    ],
    geofences: [...geofences, ...more(5001).map((id) => ({ ...fence, id }))],
  };
  const scenarioFile = path.join(folder, 'large-source.json');
  writeFileSync(scenarioFile, JSON.stringify(large));
  const first = await recorded('large', { scenarioFile });
  const before = mappedFields(first.exchanges);
  expect(before.vehicles).toHaveLength(vehicles.length + 120);
  expect(before.geofences).toHaveLength(geofences.length + 120);
  expect(before.rules?.length).toBeGreaterThan(1_000);
  expect(new Set(before.rules?.map(({ vehicle }) => vehicle)).size).toBeGreaterThan(130);

  const second = await again('large', first);
  expect(second.report).toMatchObject({ drift: [], notRecorded: [] });
  expect(mappedFields(second.exchanges)).toEqual(before);
});

test('reads on where a page ended that was shorter than the first one', { timeout: 60_000 }, async () => {
  const { exchanges, report } = await recorded('short', {
    change: async (send) => {
      type Page = { count: number; results: unknown[]; next: string | null };
      const page = (await send('GET', '/api/v1/alert/rule?limit=40&offset=100')).body as Page;
      expect(page).toMatchObject({ next: expect.any(String) as string, results: { length: 40 } });
      const rule = { operation: 'listAlertRules', match: { offset: 100 }, effect: { status: 200, body: page } };
      expect((await send('POST', '/__mock/faults', rule)).status).toBe(201);
    },
  });
  expect(report).toMatchObject({ drift: [], notRecorded: [] });
  expect(mappedFields(exchanges).rules).toEqual(mappedFields(usual.exchanges).rules);
});

test('reports devices whose settings are not answered', { timeout: 60_000 }, async () => {
  const { report } = await recorded('silent', {
    change: async (send) => {
      const rule = { operation: 'getOptionTables', device_key: DASH_CAM, effect: { status: 500 } };
      expect((await send('POST', '/__mock/faults', rule)).status).toBe(201);
    },
  });
  expect(report.notRecorded).toMatchObject([
    { operation: 'getOptionTables', reason: expect.stringMatching(/ 1 of \d+ devices are missing/) },
  ]);
});

test('reports a list of which a later page fails', { timeout: 60_000 }, async () => {
  const { report } = await recorded('torn', {
    change: async (send) => {
      const rule = { operation: 'listAlertRules', match: { offset: 100 }, effect: { status: 500 } };
      expect((await send('POST', '/__mock/faults', rule)).status).toBe(201);
    },
  });
  expect(report.notRecorded).toMatchObject([
    { operation: 'listAlertRules', reason: expect.stringMatching(/first 100/) },
  ]);
  expect(report.drift).toMatchObject([{ operation: 'listAlertRules', status: 500 }]);
});

test('answers the recorded article and offers to their requests alone', { timeout: 60_000 }, async () => {
  const scenario = toScenario(usual.exchanges);
  const scenarioFile = path.join(folder, 'asked.json');
  writeFileSync(scenarioFile, JSON.stringify(scenario));
  const { url, close } = await startServer({ port: 0, pace: 0, scenarioFile });
  try {
    const { send } = await signedIn(url);
    const [articles] = [(await send('GET', '/api/article')).body as { articleNumber: string }[]];
    const article = (articleNumber: string) => send('POST', '/api/article', { articleNumber });
    const { articleNumber = '' } = articles[0] ?? {};
    expect(await article(articleNumber)).toMatchObject({
      status: 200,
      body: { title: expect.stringMatching(/^Text/) },
    });
    expect(await article('000001204')).toMatchObject({ status: 200, body: { title: 'My device is not connecting' } });
    expect((await article('0000')).status).toBe(404);

    const [first, other] = scenario.vehicles.map(({ device_key }) => device_key);
    const offers = async (key = '') =>
      (await send('GET', `/api/plans/upgrade?device_key=${key}`)).body as { description: string }[];
    expect((await offers(first)).map(({ description }) => description)).toContainEqual(expect.stringMatching(/^Text/));
    expect((await offers(other)).some(({ description }) => description.startsWith('Text'))).toBe(false);
  } finally {
    await close();
  }
});

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
