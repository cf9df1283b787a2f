import type { Geofence } from '../../api/model.ts';
import { holds, wordsOf } from '../vehicle/search.ts';

type Named = Pick<Geofence, 'name' | 'address' | 'city' | 'state' | 'postal_code'>;

/** Geofences whose name or address holds every word of a text. */
export function geofencesMatching<Item extends Named>(geofences: readonly Item[], text: string): readonly Item[] {
  const words = wordsOf(text);
  if (words.length === 0) return geofences;
  return geofences.filter(({ name, address, city, state, postal_code }) =>
    holds([name, address, city, state, postal_code].join(' '), words),
  );
}
