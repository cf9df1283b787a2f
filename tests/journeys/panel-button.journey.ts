import type { Page } from '@playwright/test';
import { expect, PHONE, test, WIDE } from './journey.ts';
import { drawer, opener, showPanel } from './panel.ts';
import { row } from './vehicles.ts';

test.beforeEach(({ context, world: _world }) => showPanel(context));

/** Left and top edge of the button, in whole pixels. */
async function placeOf(page: Page): Promise<[x: number, y: number]> {
  const { x, y } = (await opener(page).boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  return [Math.round(x), Math.round(y)];
}

/** Texts and controls of the portal that a box covers. */
const coveredBy = (page: Page, box: { x: number; y: number; width: number; height: number }) =>
  page.evaluate(({ x, y, width, height }) => {
    const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    const found: string[] = [];
    while (seen.nextNode()) {
      const element = seen.currentNode as HTMLElement;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText && !element.matches('button, a, input, select, img, svg')) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < x + width && right > x && top < y + height && bottom > y) found.push(element.outerHTML.slice(0, 80));
    }
    return found;
  }, box);

for (const [name, viewport, stepUp] of [
  ['wide', WIDE, 340],
  ['on a phone', PHONE, 342],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the button of the panel covers nothing of the portal', async ({ page, enter }) => {
      await enter('owner', '/control-center');
      await expect(row(page, 'Silverado')).toBeVisible();
      const first = await opener(page).boundingBox();
      expect(first).toMatchObject({ x: viewport.width / 2 - 24, y: 0, width: 48, height: 12 });
      if (first) expect(await coveredBy(page, first)).toEqual([]);

      await page.mouse.move(viewport.width / 2, 6);
      await page.mouse.down();
      await page.mouse.move(viewport.width - 20, 400, { steps: 4 });
      await page.mouse.up();
      await expect(drawer(page)).toBeHidden();
      await page.reload();
      expect(await placeOf(page)).toEqual([viewport.width - 16, 376]);

      await opener(page).focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      expect(await placeOf(page)).toEqual([0, stepUp]);
      await page.emulateMedia({ media: 'print' });
      await expect(opener(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Alt+Shift+M');
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('Alt+Shift+M');
      await expect(drawer(page)).toBeHidden();
      await opener(page).click();
      await expect(drawer(page)).toBeVisible();
    });
  });
}
