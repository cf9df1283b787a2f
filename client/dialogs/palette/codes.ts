import type { TroubleCode, Vehicle } from '../../api/model.ts';
import { codesGate, type Urgency, urgencyOf } from '../../rules/vehicle/diagnostics.ts';
import { folded } from '../../rules/vehicle/search.ts';

export type FoundCode = { code: string; meaning: string; level: Urgency['level']; vehicle: Vehicle };
/** `about`: the code with its meaning. `name`: of the vehicle. Both are folded. */
type CodeEntry = FoundCode & { about: string; name: string };

/** Maximum number of trouble codes. */
const MOST = 4;

/**
 * Trouble codes of the vehicles, ready to search. Built once per change of the vehicles. Vehicles without trouble codes have none
 * (core 6). `meaningOf` explains a code in the user's language: it is found by these words and by those of the server.
 */
export function indexCodes(
  vehicles: readonly Vehicle[],
  meaningOf: (code: string, meaning: TroubleCode) => string,
): readonly CodeEntry[] {
  return vehicles.flatMap((vehicle) => {
    const reported = Object.entries(vehicle.dtc_codes ?? {});
    if (reported.length === 0 || !codesGate(vehicle).allowed) return [];
    const name = folded(vehicle.vehicle_name);
    return reported.map(([code, own]) => {
      const meaning = meaningOf(code, own);
      const about = folded(`${code} ${meaning} ${own.tech_definition}`);
      return { code, meaning, level: urgencyOf(own.urgency_desc).level, vehicle, about, name };
    });
  });
}

/** Trouble codes that the words name by code or meaning. Some of the words may name the vehicle instead. */
export function codesFound(words: readonly string[], index: readonly CodeEntry[]): FoundCode[] {
  const found: FoundCode[] = [];
  for (const entry of words.length > 0 ? index : []) {
    if (found.length === MOST) break;
    const rest = words.filter((word) => !entry.about.includes(word));
    if (rest.length < words.length && rest.every((word) => entry.name.includes(word))) found.push(entry);
  }
  return found;
}
