import type { Vehicle } from '../../api/model.ts';
import { folded, wordsOf } from '../../rules/vehicle/search.ts';

export type FoundCode = { code: string; meaning: string; vehicle: Vehicle };

/** Maximum number of trouble codes. */
const MOST = 4;

/**
 * Trouble codes that a query names by code or meaning, with their vehicles. Words of the query may name the vehicle as well. Plans
 * without trouble codes show none (core 6).
 */
export function codesFound(query: string, vehicles: readonly Vehicle[]): FoundCode[] {
  const words = wordsOf(query);
  const found: FoundCode[] = [];
  for (const vehicle of words.length > 0 ? vehicles : []) {
    if (!vehicle.pricing_plan.dtc_events) continue;
    for (const [code, { tech_definition: meaning = '' }] of Object.entries(vehicle.dtc_codes ?? {})) {
      const about = folded(`${code} ${meaning}`);
      const rest = words.filter((word) => !about.includes(word));
      const name = folded(vehicle.vehicle_name);
      if (rest.length < words.length && rest.every((word) => name.includes(word)))
        found.push({ code, meaning, vehicle });
      if (found.length === MOST) return found;
    }
  }
  return found;
}
