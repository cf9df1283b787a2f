import { Refusal } from './api.ts';
import type { Texts } from './texts/types.ts';

const UNAUTHORIZED = 401;

/** Why a call failed: in the panel's language if it has a text for the code, else the mock's own reason, or that the mock does not answer. */
export function failureOf(error: unknown, { panel }: Texts): string {
  if (!(error instanceof Refusal)) return panel.noAnswer;
  switch (error.code) {
    case 'WORLD_REQUIRED':
      return panel.worldRequired;
    case 'TOO_MANY_REQUESTS':
      return panel.tooManyRequests;
    case 'TOO_MANY_WORLDS':
      return panel.tooManyWorlds;
    case 'WORLD_OF_OTHER_SEEDS':
      return panel.otherSeeds;
    default:
      return error.status === UNAUTHORIZED ? panel.keyRefused : error.message;
  }
}
