import { expect, test } from 'vitest';
import { withPanel } from './tag.ts';

const PAGE = '<!doctype html><html><body><div id="root"></div></body></html>';

test('the panel is the last thing in a page', () => {
  expect(withPanel(PAGE)).toBe(
    '<!doctype html><html><body><div id="root"></div><script type="module" src="/__mock/panel.js"></script>\n  </body></html>',
  );
});

test('below a path it is loaded from there', () => {
  expect(withPanel(PAGE, '/some/sub/')).toContain('src="/some/sub/__mock/panel.js"');
});

test('a page gets it once, and a text that is no page never', () => {
  expect(withPanel(withPanel(PAGE))).toBe(withPanel(PAGE));
  expect(withPanel('<p>fragment</p>')).toBe('<p>fragment</p>');
});
