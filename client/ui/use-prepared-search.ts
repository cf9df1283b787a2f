import { useEffect } from 'react';
import type { Vehicle } from '../api/model.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { prepareSearch } from '../rules/vehicle/search.ts';

/** Short enough for a key or a click to come between. */
const AT_ONCE = 500;

/** Makes the texts of a search while the browser is idle: its first key would take 300 ms for 10,000 vehicles on a phone. */
export function usePreparedSearch(vehicles: readonly Vehicle[]): void {
  useEffect(() => prepareWhenIdle(vehicles), [vehicles]);
}

/** Prepares the search in steps. Returns a function that ends them. */
export function prepareWhenIdle(vehicles: readonly Vehicle[]): () => void {
  const step = (from: number): (() => void) =>
    whenIdle(() => {
      prepareSearch(vehicles.slice(from, from + AT_ONCE));
      if (from + AT_ONCE < vehicles.length) cancel = step(from + AT_ONCE);
    });
  let cancel = step(0);
  return () => cancel();
}
