import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteFor } from '../../scripts/headers/site-for.ts';

const configuration = readFileSync('docs/hosting/config.example.json', 'utf8');
const committed = readFileSync('docs/hosting/nginx.conf', 'utf8');
const SITE = { serverName: 'portal.waymark.example', root: '/var/www/waymark' };
const changed = (change: object): string => JSON.stringify({ ...(JSON.parse(configuration) as object), ...change });

/** Runs the script in a terminal. `CONFIG` and `OUT` in the options are placeholders of files, the first with this text. */
function run(config: string, ...options: string[]): { written: string; complaint: string; status: number | null } {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-site-'));
  const files: Record<string, string> = { CONFIG: path.join(folder, 'config.json'), OUT: path.join(folder, 'out') };
  writeFileSync(path.join(folder, 'config.json'), config);
  writeFileSync(path.join(folder, 'out'), 'as it was');
  const args = ['scripts/headers/nginx.ts', ...options.map((option) => files[option] ?? option)];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const written = readFileSync(path.join(folder, 'out'), 'utf8');
  rmSync(folder, { recursive: true });
  return { written, complaint: stderr, status };
}

test('the committed example equals the output for the example configuration', () => {
  expect(run(configuration, '--config', 'CONFIG', '--out', 'OUT')).toEqual({
    written: committed,
    complaint: '',
    status: 0,
  });
});

test('a refusal does not change the site', () => {
  expect(run(changed({ geocoder: undefined }), '--config', 'CONFIG', '--out', 'OUT')).toEqual({
    written: 'as it was',
    complaint: 'The portal would refuse this configuration.\ngeocoder is missing.\n',
    status: 1,
  });
});

test('a custom configuration does not overwrite the example', () => {
  expect(run(configuration, '--config', 'CONFIG').complaint).toBe('--config and --out go together.\n');
  expect(readFileSync('docs/hosting/nginx.conf', 'utf8')).toBe(committed);
});

test('every line is a statement, the edge of a block or a comment, and every block is closed', () => {
  // Quoted values may contain semicolons.
  const lines = committed.split('\n').map((line) => line.trim().replaceAll(/"[^"]*"/g, 'quoted'));
  expect(lines.filter((line) => !/^(?:#.*|[^;{}"]+[;{]|\}|)$/.test(line))).toEqual([]);
  const depths: number[] = [0];
  for (const line of lines) depths.push((depths.at(-1) ?? 0) + Number(line.endsWith('{')) - Number(line === '}'));
  expect([Math.min(...depths), depths.at(-1)]).toEqual([0, 0]);
});

test('sets headers once for the whole site, including failures, and no location removes them', () => {
  const added = committed.split('\n').filter((line) => line.includes('add_header'));
  expect(added.map((line) => line.split(' ').slice(0, 6).join(' '))).toEqual([
    '    add_header content-security-policy',
    '    add_header strict-transport-security',
    '    add_header cross-origin-opener-policy',
    '    add_header referrer-policy',
    '    add_header x-content-type-options',
    '    add_header permissions-policy',
    '    add_header cache-control',
  ]);
  expect(added.every((line) => line.endsWith(' always;'))).toBe(true);
});

test('behind an https proxy, listens at the given address without a certificate', () => {
  const options = ['--listen', '127.0.0.1:8080', '--server-name', 'my.example', '--root', '/srv/my app'];
  const { written } = run(configuration, '--config', 'CONFIG', '--out', 'OUT', ...options);
  expect(written).toContain('    listen 127.0.0.1:8080;\n    server_name my.example;');
  expect(written).toContain('    root "/srv/my app";');
  expect(written).not.toMatch(/ssl|listen 80/);
});

test("proxies the portal's own calls to the given server and verifies its certificate", () => {
  const site = siteFor(configuration, { ...SITE, portalApi: 'https://own-calls.waymark.example' });
  expect(site).toContain('        proxy_pass https://own-calls.waymark.example;\n');
  expect(site).toContain('        proxy_ssl_verify on;\n');
});

test.each([
  [
    'an invalid address',
    { apiBase: 'javascript:alert(1)' },
    'apiBase must be an address that begins with https://, or with one / for a path of the portal.',
  ],
  [
    'an address over http',
    { apiBase: 'http://api.example/' },
    'A page over https cannot load from http://api.example/',
  ],
  ['hosts that are not a list', { media: 'https://media.example' }, 'media must be a list of texts.'],
  [
    'a host that no policy can name',
    { media: ['https://{s}.example/'] },
    'cannot name the host of "https://{s}.example/"',
  ],
])('refuses %s with a sentence', (_what, change, sentence) => {
  expect(() => siteFor(changed(change), SITE)).toThrow(sentence);
});

test.each(['own-calls.waymark.example', 'https://own-calls.waymark.example/'])(
  'refuses %s as an origin',
  (portalApi) => {
    expect(() => siteFor(configuration, { ...SITE, portalApi })).toThrow(`${portalApi} is no origin such as https://`);
  },
);

test.each([
  ['root', { root: '/srv"; x "' }],
  ['root', { root: '/srv/$host' }],
  ['listen', { listen: '80; x' }],
  ['portalApi', { portalApi: 'https://a.example; x' }],
  ['serverName', { serverName: 'a.example{}' }],
])('refuses a %s that would inject statements: %j', (_option, option) => {
  expect(() => siteFor(configuration, { ...SITE, ...option })).toThrow(
    /^nginx would not read .* as it stands\.$|^Invalid/,
  );
});
