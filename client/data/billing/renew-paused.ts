import type { Vehicle } from '../../api/model.ts';
import { mainCardOf } from '../../rules/billing/card-expiry.ts';
import { renewalLines } from '../../rules/billing/renewal-lines.ts';
import { addToCart, type CartRefusal, useCart } from '../../state/cart.ts';
import { queryClient } from '../query-client.ts';
import { cardsQuery } from './cards-query.ts';
import { planOffersQuery } from './queries.ts';

export type PausedRenewal<Of> = { added: readonly Of[]; refusal: CartRefusal | null };

/**
 * Adds renewals of paused vehicles to the cart (core 2.6, core 9): a trial becomes the monthly plan of its level, and vehicles that are
 * in the cart are skipped. Adds nothing if an Australian card pays.
 */
export async function renewPaused<Of extends Pick<Vehicle, 'device_key' | 'pricing_plan'>>(
  paused: readonly Of[],
): Promise<PausedRenewal<Of>> {
  const [cards, offers] = await Promise.all([
    queryClient.fetchQuery(cardsQuery()),
    queryClient.fetchQuery(planOffersQuery()),
  ]);
  const devices = paused.map((device) => ({ device }));
  const lines = renewalLines(devices, offers, useCart.getState().lines, mainCardOf(cards));
  const [refusal = null] = lines.flatMap((line) => addToCart(line) ?? []);
  if (refusal) return { added: [], refusal };
  const keys = new Set(lines.map(({ device_key }) => device_key));
  return { added: paused.filter(({ device_key }) => keys.has(device_key)), refusal: null };
}
