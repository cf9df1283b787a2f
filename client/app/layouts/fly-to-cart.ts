const FLIGHT = 300;

/** Moves an alert into the cart of the top bar (core 2.6). A no-op without a cart or with reduced motion. */
export async function flyToCart(alert: HTMLElement): Promise<void> {
  const cart = document.querySelector('[data-cart-link]');
  if (!cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [alert.getBoundingClientRect(), cart.getBoundingClientRect()];
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  // The list cuts off its content at the edge, so the alert has to leave its clipping.
  alert.dataset['flying'] = '';
  const flight = alert.animate(
    { transform: ['none', `translate(${x}px, ${y}px) scale(0.05)`], opacity: [1, 0.4] },
    { duration: FLIGHT, easing: 'cubic-bezier(0.4, 0, 1, 1)', fill: 'forwards' },
  );
  // An alert removed during the animation rejects.
  await flight.finished.catch(() => undefined);
}
