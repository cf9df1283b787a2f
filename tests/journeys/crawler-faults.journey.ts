import { test as base, expect } from '@playwright/test';
import { replay, type Step, stepText, Walker, walk } from '../crawler/walk.ts';

/** A small page without a world. Its only script reacts to presses. */
const test = base.extend<{ serve: (body: string) => Promise<Walker> }>({
  serve: async ({ page }, provide) => {
    await provide(async (body) => {
      await page.route('**/*', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Page</title><link rel="icon" href="data:,"><body style="margin: 0"><h1>Page</h1>${body}`,
        }),
      );
      return Walker.of(page, ['An error occurred']);
    });
  },
});

const press = (name: string, role = 'button'): Step => ({ do: 'click', control: { role, name, nth: 0 } });
const OPEN = `onclick="document.querySelector('[role]').hidden = false"`;

test.describe('[crawler] reports', () => {
  for (const [what, body, kind] of [
    [
      'the error page',
      `<button onclick="document.querySelector('h1').textContent = 'An error occurred'">Go</button>`,
      'error page',
    ],
    [
      'an uncaught error',
      `<button onclick="this.title = 'x'; throw new Error('Lost')">Go</button>`,
      'uncaught error: Lost',
    ],
    [
      'an unhandled rejection',
      `<button onclick="this.title = 'x'; Promise.reject(new Error('Lost'))">Go</button>`,
      'uncaught error: Lost',
    ],
    [
      'a warning of React',
      `<button onclick="this.title = 'x'; console.error('Warning: no key')">Go</button>`,
      'console error: Warning: no key',
    ],
    ['a button without effect', '<button>Go</button>', 'no effect'],
    ['a button that only styles itself', `<button onclick="this.className = 'x'">Go</button>`, 'no effect'],
    ['a switch that stays', `<input type="checkbox" aria-label="Go" onclick="event.preventDefault()">`, 'no effect'],
    [
      'a menu clipped by its card',
      `<div style="overflow: auto; height: 60px; position: relative"><button ${OPEN}>Go</button>
       <div role="menu" hidden style="position: absolute; top: 50px; height: 90px"><button role="menuitem">Item</button></div></div>`,
      'obstructed: menu "Item" is clipped at its bottom',
    ],
    [
      'a dialog beyond the window',
      `<button ${OPEN}>Go</button><div role="dialog" aria-label="Wide" hidden style="position: fixed; left: -90px; width: 200px"><button>Item</button></div>`,
      'obstructed: dialog "Wide" is clipped at its left',
    ],
    [
      'a menu item below something else',
      `<button ${OPEN}>Go</button><div role="menu" hidden style="position: absolute; top: 200px"><button role="menuitem">Item</button></div>
       <p style="position: fixed; top: 150px; left: 0; width: 300px; height: 300px; z-index: 2"></p>`,
      'obstructed: menuitem "Item" of menu "Item" is covered by <p',
    ],
  ] as const) {
    test(what, async ({ serve }) => {
      const walker = await serve(body);
      const role = body.includes('checkbox') ? 'input checkbox' : 'button';
      const fault = await replay(walker, '/page', [press('Go', role)]);
      expect(fault?.kind).toContain(kind);
    });
  }
});

test('[crawler] accepts what has a reason, an effect outside of the document, or is disabled', async ({ serve }) => {
  const walker = await serve(
    `<button role="tab" aria-selected="true">Chosen</button><a href="/page">Here</a><button aria-disabled="true">Off</button>
     <button onclick="localStorage.setItem('a', '1')">Store</button><button onclick="fetch('/page')">Load</button>
     <button onclick="history.pushState(null, '', '?a=1')">Move</button><input aria-label="Text">
     <button onclick="print()">Print</button><a href="/page?next=1">Next</a>`,
  );
  const { steps, fault } = await walk(walker, {
    path: '/page',
    persona: null,
    scenario: 'default',
    width: 1440,
    seed: 5,
    presses: 40,
  });
  expect(fault).toBeNull();
  const texts = new Set(steps.map(stepText));
  for (const name of ['tab "Chosen"', 'button "Store"', 'button "Load"', 'link "Next"'])
    expect(texts).toContain(`press ${name}`);
  expect([...texts].filter((text) => text.includes('"Off"'))).toEqual([]);
});

test('[crawler] finds a fault behind several presses by its seed, again and again', async ({ serve, browser }) => {
  const body = `<button onclick="window.isReady = true; this.title += 'x'">First</button><button onclick="this.title += 'x'">Other</button>
    <button onclick="this.title += 'x'; if (window.isReady) throw new Error('Lost')">Second</button>`;
  const plan = { path: '/page', persona: null, scenario: 'default', width: 1440, seed: 3, presses: 60 } as const;
  const first = await walk(await serve(body), plan);
  expect(first.fault?.detail).toBe('Lost');
  const page = await browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: `<h1>Page</h1>${body}` }));
  const second = await walk(await Walker.of(page, []), { ...plan, path: 'http://127.0.0.1/page' });
  expect(second.steps).toEqual(first.steps);
  await page.close();
});
