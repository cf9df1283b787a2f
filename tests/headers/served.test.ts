import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../mock-server/server.node.ts';
import { siteFor } from '../../scripts/headers/site-for.ts';
import { compressFiles } from '../../scripts/vite/compressed-files.ts';
import { findNginx, freePort, type RunningNginx, runNginx } from './nginx.ts';
import { smallClient } from './small-client.ts';

/** Headers of a browser's request for a page, and for a resource. */
const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8';
const CALL = '*/*';

const configuration = readFileSync('docs/hosting/config.example.json', 'utf8');
const client = smallClient(configuration);

const program = findNginx();
console.log(program ? `Served by Node and by ${program}.` : 'Served by Node alone: no nginx is installed.');
const SERVERS = program ? (['node', 'nginx'] as const) : (['node'] as const);
const url = { node: '', nginx: '' };
let node: RunningServer;
let nginx: RunningNginx | undefined;

/** nginx with the example's site, on a free port. */
async function startNginx(file: string, portalApi?: string): Promise<RunningNginx & { url: string }> {
  const listen = `127.0.0.1:${await freePort()}`;
  const site = siteFor(configuration, { serverName: 'localhost', root: client.folder, listen, portalApi });
  return { ...(await runNginx(file, site)), url: `http://${listen}` };
}

beforeAll(async () => {
  await compressFiles(client.folder);
  node = await startServer({ port: 0, staticDir: client.folder });
  url.node = node.url;
  if (!program) return;
  const started = await startNginx(program);
  nginx = started;
  url.nginx = started.url;
});
afterAll(async () => {
  await nginx?.stop();
  await node.close();
  client.remove();
});

const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self' https://api.waymark.example " +
  'https://cognito-idp.us-east-1.amazonaws.com https://maps.vendor.example https://tiles.vendor.example ' +
  "https://geocode.vendor.example https://media.waymark.example; img-src 'self' data: blob: " +
  "https://api.waymark.example https://media.waymark.example; media-src 'self' blob: https://api.waymark.example " +
  "https://media.waymark.example; font-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'self'; " +
  "frame-ancestors 'none'; style-src-elem 'self' 'unsafe-inline'; style-src-attr 'none'; " +
  "require-trusted-types-for 'script'; trusted-types default dompurify";
const YEAR = 'public, max-age=31536000, immutable';

describe.each(SERVERS)('served by %s', (server) => {
  const ask = (address: string, accept: string) => fetch(`${url[server]}${address}`, { headers: { accept } });

  test.each([
    ['/', NAVIGATION, 'text/html; charset=utf-8', 'no-cache'],
    ['/', CALL, 'text/html; charset=utf-8', 'no-cache'],
    ['/control-center/vehicle/1001', NAVIGATION, 'text/html; charset=utf-8', 'no-cache'],
    ['/login?next=%2Fassets%2F', NAVIGATION, 'text/html; charset=utf-8', 'no-cache'],
    ['/config.json', CALL, 'application/json', 'no-cache'],
    ['/sw.js', CALL, 'text/javascript; charset=utf-8', 'no-cache'],
    ['/icon.svg', CALL, 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', CALL, 'application/manifest+json', 'no-cache'],
    ['/robots.txt', CALL, 'text/plain; charset=utf-8', 'no-cache'],
    ['/assets/app-1a2b.js', CALL, 'text/javascript; charset=utf-8', YEAR],
    ['/assets/app-1a2b.css', CALL, 'text/css; charset=utf-8', YEAR],
    ['/assets/inter-1a2b.woff2', CALL, 'font/woff2', YEAR],
    ['/assets/clip-1a2b.webp', CALL, 'image/webp', YEAR],
  ])('%s for %s is %s, kept as %s', async (address, accept, type, kept) => {
    const { status, headers } = await ask(address, accept);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, kept]);
  });

  test.each([
    ['/assets/gone-1a2b.js', CALL],
    ['/assets/gone-1a2b.js', NAVIGATION],
    ['/assets/', NAVIGATION],
    ['/gone.json', CALL],
    ['/api/gone', NAVIGATION],
  ])('%s for %s answers 404 instead of the entry page', async (address, accept) => {
    const response = await ask(address, accept);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Waymark');
  });

  test.each([
    ['/', NAVIGATION],
    ['/assets/app-1a2b.js', CALL],
    ['/sw.js', CALL],
    ['/assets/gone-1a2b.js', CALL],
  ])('%s sends the policy of the configuration', async (address, accept) => {
    const { headers } = await ask(address, accept);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    const hsts = server === 'node' ? null : 'max-age=63072000; includeSubDomains';
    expect(headers.get('strict-transport-security')).toBe(hsts);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toMatch(
      /geolocation=\(self\), microphone=\(self\), accelerometer=\(\), /,
    );
    expect(headers.get('x-frame-options')).toBeNull();
  });

  const LONG = '/assets/long-1a2b.js';
  const sizeOf = (file: string) => String(statSync(path.join(client.folder, file)).size);
  const askFor = (encoding: string, init: { method?: string; range?: string } = {}) =>
    fetch(`${url[server]}${LONG}`, {
      method: init.method ?? 'GET',
      headers: { 'accept-encoding': encoding, ...(init.range && { range: init.range }) },
    });
  const described = ({ status, headers }: Response) => [
    status,
    ...['content-encoding', 'content-length', 'content-type', 'vary', 'cache-control'].map((name) => headers.get(name)),
  ];
  const SCRIPT = ['text/javascript; charset=utf-8', 'Accept-Encoding', YEAR];

  test.each(['GET', 'HEAD'])('%s serves the compressed copy of the build', async (method) => {
    const gzip = await askFor('gzip', { method });
    expect(described(gzip)).toEqual([200, 'gzip', sizeOf(`${LONG}.gz`), ...SCRIPT]);
    const text = await gzip.text();
    if (method === 'GET') expect(text).toBe(readFileSync(path.join(client.folder, LONG), 'utf8'));
    // nginx needs a module for brotli that distributions lack.
    if (server === 'nginx') return;
    expect(described(await askFor('gzip, br', { method }))).toEqual([200, 'br', sizeOf(`${LONG}.br`), ...SCRIPT]);
  });

  test('a client without compression gets the plain file, whole or in part', async () => {
    expect(described(await askFor('identity'))).toEqual([200, null, sizeOf(LONG), ...SCRIPT]);
    const part = await askFor('identity', { range: 'bytes=0-5' });
    expect(described(part)).toEqual([206, null, '6', ...SCRIPT]);
    expect(part.headers.get('content-range')).toBe(`bytes 0-5/${sizeOf(LONG)}`);
    expect(await part.text()).toBe('export');
  });

  test('a missing file is not cached, even among cached ones', async () => {
    expect((await ask('/assets/gone-1a2b.js', CALL)).headers.get('cache-control')).toBe('no-cache');
  });
});

if (program) {
  test('nginx: revalidates an unchanged file, and does not serve internal files of the build', async () => {
    const { headers } = await fetch(`${url.nginx}/assets/app-1a2b.js`);
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    const unchanged = await fetch(`${url.nginx}/assets/app-1a2b.js`, again);
    expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([304, YEAR]);
    expect((await fetch(`${url.nginx}/.vite/manifest.json`)).status).toBe(404);
  });

  test('nginx: compresses text without a compressed copy on the fly', async () => {
    const { headers } = await fetch(`${url.nginx}/unsupported.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  });

  test("nginx: proxies the portal's own calls, and keeps the headers of their responses", async () => {
    const started = await startNginx(program, node.url);
    const answer = await fetch(`${started.url}/api/validate-next?next=%2Fcontrol-center`);
    const body: unknown = await answer.json();
    await started.stop();
    expect([answer.status, body]).toEqual([200, { valid: true }]);
    expect(answer.headers.get('content-security-policy')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('nginx: reports the reason for refusing a site', async () => {
    await expect(runNginx(program, 'server { nonsense; }')).rejects.toThrow('unknown directive "nonsense"');
  });
}

test('a client of the mock calls only its own origin', async () => {
  const local = smallClient(readFileSync('client/public/config.json', 'utf8'));
  const server = await startServer({ port: 0, staticDir: local.folder });
  const { headers } = await fetch(server.url);
  expect(headers.get('content-security-policy')).toContain("; connect-src 'self'; img-src 'self' data: blob:; ");
  await server.close();
  local.remove();
});

test('names an unreadable configuration when the server starts', async () => {
  const broken = smallClient('{ "apiBase": ');
  const file = path.join(broken.folder, 'config.json');
  await expect(startServer({ port: 0, staticDir: broken.folder })).rejects.toThrow(`${file} is not JSON: `);
  writeFileSync(file, '{ "apiBase": "https://[::1]/" }');
  await expect(startServer({ port: 0, staticDir: broken.folder })).rejects.toThrow(
    'A content policy cannot name the host of "https://[::1]/".',
  );
  broken.remove();
});
