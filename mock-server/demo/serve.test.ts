import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { basePath, serveDemo } from './serve.node.ts';

test('normalizes a base to a path with a slash at both ends', () => {
  expect(['', '/', 'a', '/a/b', 'a//b/'].map(basePath)).toEqual(['/', '/', '/a/', '/a/b/', '/a/b/']);
});

test('serves files below the base and nothing elsewhere', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-demo-'));
  writeFileSync(path.join(folder, 'index.html'), 'entry');
  writeFileSync(path.join(folder, 'sw.js'), 'worker');
  writeFileSync(path.join(folder, '404.html'), 'lost');
  const { url, close } = await serveDemo(folder, { base: '/some/sub/' });
  const status = async (address: string) => (await fetch(new URL(address, url))).status;
  try {
    expect(await (await fetch(url)).text()).toBe('entry');
    expect(await (await fetch(new URL('sw.js', url))).text()).toBe('worker');
    // Relative addresses of the entry page would not resolve from here.
    expect((await fetch(new URL('/some/sub', url))).url).toBe(url);
    const missing = await fetch(new URL('login', url));
    expect([missing.status, await missing.text()]).toEqual([404, 'lost']);
    expect(await status('/sw.js')).toBe(404);
    expect(await status('/')).toBe(404);
    const { port } = new URL(url);
    await expect(serveDemo(folder, { port: Number(port) })).rejects.toThrow(`Port ${port} is taken.`);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
