import { afterEach, expect, test, vi } from 'vitest';
import { flyToCart } from './fly-to-cart.ts';

const at = (x: number, y: number, width: number, height: number) => ({
  getBoundingClientRect: () => ({ x, y, width, height }),
});
type Scene = { cart?: object | null; prefersLess?: boolean };
function scene({ cart = at(1340, 15, 44, 44), prefersLess = false }: Scene = {}) {
  vi.stubGlobal('document', { querySelector: () => cart });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
  const animate = vi.fn((_frames: unknown, _options: unknown) => ({ finished: Promise.resolve() }));
  return { animate, alert: { ...at(480, 83, 480, 40), dataset: {}, animate } as unknown as HTMLElement };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[core 2.6] an alert flies from its center to the center of the cart', async () => {
  const { alert, animate } = scene();
  await flyToCart(alert);
  expect(animate.mock.calls[0]?.[0]).toMatchObject({ transform: ['none', 'translate(642px, -66px) scale(0.05)'] });
});

test('does not move without a cart or with reduced motion', async () => {
  for (const { alert, animate } of [scene({ cart: null }), scene({ prefersLess: true })]) {
    await flyToCart(alert);
    expect(animate).not.toHaveBeenCalled();
  }
});
