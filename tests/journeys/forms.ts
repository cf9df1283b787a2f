import type { Locator, Page } from '@playwright/test';
import { securityHeaders } from '../../hosting/headers.ts';
import { servePages } from '../support/built-pages.ts';
import { choose, field } from './controls.ts';
import { expect } from './journey.ts';
import { test as base } from './parts.ts';

type Refusal = { status: number; body: object } | null;

/** The values that the form sends, and the response. */
class Server {
  readonly sent: Record<string, unknown>[] = [];
  answer: () => Promise<Refusal> | Refusal = () => null;
}

export const test = base.extend<{ server: Server; open: (path: string) => Promise<void> }>({
  server: async ({ page }, provide) => {
    const server = new Server();
    await page.exposeFunction('send', async (sent: Record<string, unknown>) => {
      server.sent.push(sent);
      return await server.answer();
    });
    await provide(server);
  },
  open: async ({ page, pages, server }, provide) => {
    await page.clock.install();
    await servePages(page, 'http://forms.test', pages, securityHeaders({}, { hsts: false }));
    await provide(async (path) => {
      expect(server.sent).toEqual([]);
      await page.goto(`http://forms.test${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
});

export const save = (page: Page) => page.getByRole('button', { name: 'Save everything' });
/** Accessible description below a field. */
export const described = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join('|'),
  );

export async function fillIn(page: Page) {
  await field(page, 'First name').fill('Riley');
  await page.getByRole('combobox', { name: 'Email', exact: true }).fill('riley@waymark.example');
  await page.getByRole('combobox', { name: 'Confirm email' }).fill('riley@waymark.example');
  await field(page, 'Password').fill('Waymark-2026!');
  await field(page, 'Confirm password').fill('Waymark-2026!');
  await field(page, 'Phone').pressSequentially('3125550148');
  await field(page, 'Street').fill('1529 W Carroll Ave');
  await choose(page, 'State', 'Illinois');
  await field(page, 'Postal code').fill('60607-1234');
  await choose(page, 'Plan', 'Premium');
  await field(page, 'Service interval').fill('5000');
  await field(page, 'Voltage').fill('12,4');
  await field(page, 'PIN').pressSequentially('123456');
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).check();
}
