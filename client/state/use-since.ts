import { useCallback } from 'react';
import { useAge } from '../i18n/format.ts';
import { ageOf, sinceThen } from '../rules/time/elapsed.ts';
import { useIsLost } from './use-is-lost.ts';

/**
 * Formats the time since an event, as it begins a text: "Just now" within three minutes, then the age (core 9). Without a connection it
 * is always the age, because the event may not be the last one.
 */
export function useSince(): (at: number, now: number) => string {
  const age = useAge();
  const elapsed = useIsLost() ? ageOf : sinceThen;
  return useCallback((at, now) => age(elapsed(at, now)), [age, elapsed]);
}
