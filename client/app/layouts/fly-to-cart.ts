const FLIGHT = 300;

/** Moves an alert into the cart of the top bar (core 2.6); nothing moves where there is none, or less motion is asked for. */
export async function flyToCart(alert: HTMLElement): Promise<void> {
  const cart = document.querySelector('[data-cart-link]');
  if (!cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [alert.getBoundingClientRect(), cart.getBoundingClientRect()];
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  // Its way leads out of the bar, which is cut off at its edge otherwise.
  alert.dataset['flying'] = '';
  const flight = alert.animate(
    { transform: ['none', `translate(${x}px, ${y}px) scale(0.05)`], opacity: [1, 0.4] },
    { duration: FLIGHT, easing: 'cubic-bezier(0.4, 0, 1, 1)', fill: 'forwards' },
  );
  // Taken away meanwhile, there is nothing left to move.
  await flight.finished.catch(() => undefined);
}
