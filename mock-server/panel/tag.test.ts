import { expect, test } from 'vitest';
import { withPanel } from './tag.ts';

const PAGE = '<!doctype html><html><body><div id="root"></div></body></html>';

test('adds the panel at the end of a page', () => {
  expect(withPanel(PAGE)).toBe(
    '<!doctype html><html><body><div id="root"></div><script type="module" src="/__mock/panel.js"></script>\n  </body></html>',
  );
});

test('loads the script from below a path', () => {
  expect(withPanel(PAGE, '/some/sub/')).toContain('src="/some/sub/__mock/panel.js"');
});

test('adds the panel once, and only to HTML pages', () => {
  expect(withPanel(withPanel(PAGE))).toBe(withPanel(PAGE));
  expect(withPanel('<p>fragment</p>')).toBe('<p>fragment</p>');
});
