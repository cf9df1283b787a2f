import type { Tab } from './tab.ts';

export type Color = readonly [red: number, green: number, blue: number];

/** Space in pixels for the icons at the end of a field and its border. */
const ICON = 40;
const BORDER = 4;

/** Colors in the first matching field: of its text, or of the icon at its end. */
export async function colorsIn(tab: Tab, selector: string, part: 'text' | 'icon'): Promise<Color[]> {
  const picture = Buffer.from(await tab.screenshot()).toString('base64');
  return tab.evaluate(readColors, selector, picture, part === 'text' ? [BORDER, -ICON] : [-ICON, -BORDER], BORDER);
}

/** Runs in the page. `from` and `to`: pixels from the left edge of the element, or from its right edge if negative. */
async function readColors(selector: string, picture: string, [from, to]: number[], border: number): Promise<Color[]> {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d');
  if (!box || !context) return [];
  context.drawImage(bitmap, 0, 0);
  const at = (offset = 0) => (offset < 0 ? box.right : box.left) + offset;
  const { data } = context.getImageData(at(from), box.top + border, at(to) - at(from), box.height - 2 * border);
  const colors = new Map<string, Color>();
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = data.slice(index, index + 3);
    colors.set(`${red} ${green} ${blue}`, [red, green, blue]);
  }
  return [...colors.values()];
}

/** Runs in the page: a color of the theme. */
export function inkOf(name: string): Color {
  const probe = Object.assign(document.createElement('p'), { hidden: true });
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
  probe.remove();
  return [red, green, blue];
}

/** Whether a color results from antialiased `ink` on white. */
export function isTintOf([red, green, blue]: Color, ink: Color): boolean {
  const share = (255 - green) / (255 - ink[1]);
  const isNear = (channel: number, whole: number) => Math.abs(255 - share * (255 - whole) - channel) <= 3;
  return share <= 1.02 && isNear(red, ink[0]) && isNear(blue, ink[2]);
}

/** Runs in the page: truncated texts in the matching elements, even by part of a letter. */
export function cutTexts(selector: string): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = range.getBoundingClientRect();
      for (let at = texts.currentNode.parentElement; at && element.contains(at); at = at.parentElement) {
        const box = at.getBoundingClientRect();
        const isOut = text.bottom > box.bottom + 0.25 || text.right > box.right + 0.25;
        if (getComputedStyle(at).overflow !== 'visible' && isOut) found.push(range.toString());
      }
    }
  }
  return found;
}
