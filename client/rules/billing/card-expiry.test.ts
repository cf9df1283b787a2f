import { expect, test } from 'vitest';
import type { Card } from '../../api/model.ts';
import { cardObstacle } from './card-expiry.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const card = (exp_month: number): Card => ({ id: 1, is_main: true, exp_month, exp_year: 2026 }) as Card;

test('[commerce 5] a payment needs a card, which is valid through the last day of its month', () => {
  expect(cardObstacle(null, 9.99, NOW)).toBe('no_card');
  expect(cardObstacle(card(10), 9.99, NOW)).toBe('expired_card');
  expect(cardObstacle(card(11), 9.99, NOW)).toBeNull();
  expect(cardObstacle(null, undefined, NOW)).toBe('no_card');
});

test('[commerce 4] a total of 0 needs no card', () => {
  expect(cardObstacle(null, 0, NOW)).toBeNull();
  expect(cardObstacle(card(10), 0, NOW)).toBeNull();
});
