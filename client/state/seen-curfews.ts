import type { SeenCurfews } from '../rules/alerts/curfew-clock.ts';
import { createSharedStore } from './shared-store.ts';

/** Hours of the curfews that this browser has shown, to tell which ones a change of the clocks shifts. */
export const useSeenCurfews = createSharedStore<SeenCurfews>('curfews', 1, () => ({ zone: '', rules: {} }));
