import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../headers/nginx.ts';
import { type Display, stopped } from './display.ts';
import { type Engine, findInPage, type Tab } from './tab.ts';

const WIDE = { x: 0, y: 0, width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** WebKitGTK over WebDriver. `program`: path of its driver, which has its own browser. */
export async function openWebKit(program: string, { env }: Display): Promise<Engine> {
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  const server = `http://127.0.0.1:${port}`;
  await answering(server);
  const newSession = () =>
    new Builder()
      .usingServer(server)
      .withCapabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true })
      .build();
  return { newTab: async () => tabOf(await newSession()), close: () => stopped(service) };
}

async function answering(server: string): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('The WebDriver of WebKit does not answer.');
}

async function tabOf(driver: WebDriver): Promise<Tab> {
  await driver.manage().window().setRect(WIDE);
  return {
    open: (address) => driver.get(address),
    evaluate: (body, ...args) => driver.executeScript(body, ...args),
    click: async (selector, name = '') => {
      const element = await driver.executeScript<WebElement | null>(findInPage, selector, name);
      await element?.click();
      return Boolean(element);
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: async (...keys) => {
      const codes = keys.map((key) => KEYS[key] ?? key);
      const actions = driver.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.reverse()) actions.keyUp(code);
      await actions.perform();
    },
    // The parts of a date field accept no digits over WebDriver.
    enterDate: (day) => driver.executeScript(setDate, day),
    upload: async (path) => {
      const field = await driver.findElement({ css: 'input[type="file"]' });
      await field.sendKeys(path);
    },
    setCookie: (name, value) => driver.manage().addCookie({ name, value, path: '/' }),
    shrink: async () => {
      await driver.manage().window().setRect(PHONE);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

function setDate(day: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type="date"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
