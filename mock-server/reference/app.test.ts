import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createReferenceApp } from './app.node.ts';

const app = createReferenceApp();
const contract = readFileSync('openapi.yaml', 'utf8');

test('serves the contract as written, and as JSON', async () => {
  const yaml = await app.request('/contract.yaml');
  expect(yaml.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  expect(await yaml.text()).toBe(contract);
  expect(await (await app.request('/contract.json')).json()).toEqual(parse(contract));
});

test('allows only scripts and styles of its own origin on the page', async () => {
  const page = await app.request('/contract');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(await page.text()).not.toMatch(/https?:\/\/|<script>|\sstyle=/);
});

test.each([
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['page.css', 'text/css; charset=utf-8'],
])('serves %s as %s', async (file, type) => {
  const answer = await app.request(`/contract/${file}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('serves no other files of the viewer', async () => {
  expect((await app.request('/contract/package.json')).status).toBe(404);
  expect((await app.request('/contract/..%2fpackage.json')).status).toBe(404);
});
