import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contractOf } from './contract.ts';
import { createExampleServer, type Fault, TOKEN } from './servers/example-server.ts';
import { listen } from './servers/listen.ts';

const REFUSALS = [403, 404];
const NO = { detail: 'No.' };

type Ran = { code: number; stdout: string; stderr: string };

function npmRunContract(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/contract.ts', ...args],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
});
afterEach(() => rm(folder, { recursive: true }));

const report = () => join(folder, 'report');
const written = async (name: string): Promise<string> => readFile(join(report(), name), 'utf8');

test('prints one line, writes two files and exits with 0 for a correct server', async () => {
  const { url, close } = await listen(createExampleServer());
  const ran = await npmRunContract(['--base-url', url, '--report', report()], { WAYMARK_TOKEN: TOKEN });
  await close();
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(ran.stdout).toMatch(
    /^http\S+: no drift, \d+ checked, 0 refused, 0 not built, \d+ skipped, 0 notes \(\S+\.md\)\n$/,
  );
  expect((await readdir(report())).sort()).toEqual(['drift-report.json', 'drift-report.md']);
  expect(JSON.parse(await written('drift-report.json'))).toMatchObject({ server: url, drift: [] });
});

test('exits with 3 if the server is missing or refuses the token', async () => {
  const refusing = await listen(createExampleServer());
  const refused = await npmRunContract(['--base-url', refusing.url, '--report', report()], { WAYMARK_TOKEN: 'x.y.z' });
  await refusing.close();
  expect(refused).toMatchObject({ code: 3, stderr: '' });
  expect(refused.stdout).toMatch(/^http\S+: the token is refused, nothing checked, /);
  const gone = await npmRunContract(['--base-url', refusing.url, '--report', report()], { WAYMARK_TOKEN: TOKEN });
  expect(gone).toMatchObject({ code: 3, stderr: '' });
  expect(gone.stdout).toMatch(/^http\S+: not reachable \(no response: the connection was refused\), nothing checked, /);
});

test('exits with 3 if every operation is refused, which checks nothing', async () => {
  const { url, close } = await listen(
    createExampleServer((id, { status }) =>
      status < 300 ? { status: REFUSALS.find((one) => one in contractOf(id).responses) ?? 501, body: NO } : undefined,
    ),
  );
  const ran = await npmRunContract(['--base-url', url, '--report', report()], { WAYMARK_TOKEN: TOKEN });
  await close();
  expect(ran).toMatchObject({ code: 3, stderr: '' });
  expect(ran.stdout).toMatch(/^http\S+: nothing checked, \d+ refused, /);
  expect(await written('drift-report.md')).toContain('nothing checked');
});

test('exits with 2 for bad arguments, with an explanation that repeats none', async () => {
  for (const [option, sentence] of [
    ['--tokne', 'Unknown option.'],
    ['--token', 'Set the token as WAYMARK_TOKEN instead'],
  ] as const) {
    const ran = await npmRunContract(['--base-url', 'https://api.example.com', option, TOKEN]);
    expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code: 2, stdout: '' });
    expect(ran.stderr.startsWith(sentence)).toBe(true);
    expect(ran.stderr).toMatch(/^.+\n\nnpm run contract -- \[options\]\n/);
    expect(ran.stderr).not.toContain(TOKEN);
  }
});

test('prints help', async () => {
  const ran = await npmRunContract(['--help']);
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(ran.stdout).toMatch(/^npm run contract -- \[options\]\n/);
});

const HEADER = 'distinctive-header';

/** Puts the token into every part of an answer. */
const telltale: Fault = (id, { status, body }, c) => {
  c.header('x-echo', HEADER);
  const headers = { 'x-echo': HEADER, 'content-type': `application/json; token=${TOKEN}` };
  const leaking = { ...(body as object), [TOKEN]: TOKEN, [`in_${TOKEN}`]: { [TOKEN]: [TOKEN] } };
  if (id === 'listUserTokens' && status === 200)
    return c.json([{ ...leaking, token_type: TOKEN, access_level: TOKEN }]);
  if (id === 'getVehicle') return c.json({ ...leaking, product_name: `a ${TOKEN}`, id: TOKEN }, status as 200);
  if (id === 'getCard') return c.redirect(`https://${HEADER}.example/${TOKEN}?token=${TOKEN}`);
  if (id === 'listOutages') return c.html(`<h1>${TOKEN}</h1>`);
  if (id === 'listMaintenance') return c.body(`{"${TOKEN}`, 200, headers);
  if (id === 'listProducts') return c.json({ detail: TOKEN, code: TOKEN }, 500);
  if (id === 'getObd') return c.json({ validation_errors: { [TOKEN]: [TOKEN] } }, 400);
  return id === 'listUsers' || Array.isArray(body) || body === undefined ? undefined : { status, body: leaking };
};

test('hides the token, headers, secrets and personal data', async () => {
  const { url, close } = await listen(createExampleServer(telltale));
  const args = ['--base-url', url, '--allow-writes', '--include-assumed', '--report', report()];
  const ran = await npmRunContract(args, { WAYMARK_TOKEN: TOKEN });
  await close();
  expect({ code: ran.code, lines: ran.stdout.split('\n').length, stderr: ran.stderr }).toEqual({
    code: 1,
    lines: 2,
    stderr: '',
  });
  const files = await Promise.all((await readdir(report())).map(written));
  expect(files).toHaveLength(2);
  const leaking = [ran.stdout, ...files].join('\n');
  expect(leaking).toContain('"path": "id"');
  expect(leaking).toContain('"seen": "a [hidden]"');
  expect(leaking).toContain('"path": "in_[hidden]"');

  const inTheExamples = ['riley.kowalski', 'Kowalski', '8f14e45f-ceea-467f-a0e6-1d2c9b3a7f10', 'wm-map-key', '482913'];
  for (const secret of [TOKEN, ...TOKEN.split('.'), TOKEN.slice(0, 20), 'Bearer', HEADER, ...inTheExamples]) {
    expect({ secret, leaking: leaking.includes(secret) }).toEqual({ secret, leaking: false });
  }
});
