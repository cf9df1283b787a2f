import type { User, Vehicle } from '../../api/model.ts';
import { vehiclesExclusiveToOthers } from '../../rules/access/exclusive-access.ts';
import { wordsOf } from '../../rules/vehicle/search.ts';

/** Letters of a single word that stand for all of it: "itine van 07". */
const ENOUGH = 5;

/**
 * Words of a query that name a destination, or `null` if the query does not ask for directions. `phrases` ask for them, before or after
 * the destination ("directions van 07", "van 07 directions"). `links` may stand between them ("directions to the shop").
 */
export function destinationOf(
  query: string,
  { phrases, links }: { phrases: readonly string[]; links: readonly string[] },
): string[] | null {
  const words = wordsOf(query);
  const linking = new Set(links.flatMap(wordsOf));
  for (const phrase of phrases.map(wordsOf)) {
    const { length } = phrase;
    if (isPhrase(words.slice(0, length), phrase)) return withoutLinks(words.slice(length), linking);
    if (isPhrase(words.slice(-length), phrase)) return words.slice(0, -length);
  }
  return null;
}

function isPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  const [word = ''] = words;
  if (phrase.length === 1 && word.length >= ENOUGH) return phrase[0]?.startsWith(word) ?? false;
  return words.length === phrase.length && words.every((one, at) => one === phrase[at]);
}

/** The last word stays: it may be the whole name of a vehicle. */
function withoutLinks(words: readonly string[], links: ReadonlySet<string>): string[] {
  const from = words.findIndex((word, at) => at === words.length - 1 || !links.has(word));
  return from < 0 ? [] : words.slice(from);
}

/** Vehicles that a person has now: those held in exclusive access, otherwise the only one that is shared with them. */
export function vehiclesWith(person: User, vehicles: readonly Vehicle[], now: number): Vehicle[] {
  // No user has the id 0, so the person counts as another user.
  const held = vehiclesExclusiveToOthers(vehicles, [person], { userId: 0, now });
  if (held.size > 0) return vehicles.filter(({ id }) => held.has(id));
  const open = person.vehicle_access.filter(
    ({ access_start, access_end }) =>
      (access_start === null || Date.parse(access_start) <= now) &&
      (access_end === null || now < Date.parse(access_end)),
  );
  const [only] = open;
  return only && open.length === 1 ? vehicles.filter(({ id }) => id === only.vehicle) : [];
}
