import { type BrowserContext, type ElementHandle, type KeyInput, launch } from 'puppeteer-core';
import type { Display } from './display.ts';
import { type Engine, findInPage, type Tab } from './tab.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Firefox over its own WebDriver BiDi, without a driver in between. */
export async function openFirefox(executablePath: string, { env }: Display): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    env,
    acceptInsecureCerts: true,
    defaultViewport: WIDE,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'intl.locale.requested': 'en-US' },
  });
  return { newTab: async () => tabIn(await browser.createBrowserContext()), close: () => browser.close() };
}

async function tabIn(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (body, ...args) => page.evaluate(body as never, ...args),
    click: async (selector, name = '') => {
      const handle = await page.evaluateHandle(findInPage, selector, name);
      const element = handle.asElement() as ElementHandle | null;
      await element?.click();
      return Boolean(element);
    },
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
    },
    enterDate: async (day) => {
      await page.click('input[type="date"]');
      const [year = '', month = '', date = ''] = day.split('-');
      await page.keyboard.type(`${month}${date}${year}`);
    },
    upload: async (path) => {
      const field = await page.$('input[type="file"]');
      await field?.uploadFile(path);
    },
    setCookie: async (name, value) => {
      const { hostname } = new URL(page.url());
      await context.setCookie({ name, value, domain: hostname, path: '/' });
    },
    shrink: () => page.setViewport(PHONE),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
