import { Refusal } from './api.ts';
import type { Texts } from './texts/types.ts';

const UNAUTHORIZED = 401;

/** Sentence for a call that failed: the mock's own reason, what to do, or that the mock does not answer. */
export function failureOf(error: unknown, { panel }: Texts): string {
  if (!(error instanceof Refusal)) return panel.noAnswer;
  if (error.code === 'WORLD_REQUIRED') return panel.worldRequired;
  return error.status === UNAUTHORIZED ? panel.keyRefused : error.message;
}
