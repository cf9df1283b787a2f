import type { Vehicle } from '../../api/model.ts';
import { groupNames } from '../groups/groups.ts';
import { kindOf } from './vehicle-kind.ts';

const ASCII = /^[\0-\x7f]*$/;

/** Removes case, accents and apostrophe variants from a text. */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[‘’ʼ]/g, "'").toLowerCase();
}

/** Splits a query into words. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Whether a text contains every word, at any position. */
export const holds = (text: string, words: readonly string[]): boolean => {
  const within = folded(text);
  return words.every((word) => within.includes(word));
};

type Named = Pick<
  Vehicle,
  | 'vehicle_name'
  | 'vehicle_make'
  | 'vehicle_model'
  | 'vehicle_year'
  | 'device_key'
  | 'license_plate'
  | 'vin'
  | 'isShared'
  | 'custom_fields'
>;

/** The parts besides the name that a query matched. `text` of year and model holds both, with the make. */
export type MatchedPart = { part: 'model' | 'year' | 'plate' | 'group' | 'serial' | 'vin'; text: string };

/** `parts`: empty if the name alone contains every word. */
export type Found<Item> = { item: Item; parts: readonly MatchedPart[] };

type Part = MatchedPart & { folded: string };
type Texts = { name: string; parts: readonly Part[]; all: string };
/** Caches the texts of the fleet, which each key press reads. A changed vehicle is a new object. */
const texts = new WeakMap<Named, Texts>();

function textsOf(vehicle: Named): Texts {
  const known = texts.get(vehicle);
  if (known) return known;
  // Groups belong to the owner: a guest does not see those of a shared vehicle.
  const groups = groupNames(vehicle).map((text) => ({ part: 'group', text }) as const);
  const { vehicle_make, vehicle_model, vehicle_year, license_plate, device_key, vin } = vehicle;
  const parts: Part[] = [
    { part: 'model', text: kindOf(vehicle), folded: folded(`${vehicle_make ?? ''} ${vehicle_model ?? ''}`) },
    { part: 'year', text: kindOf(vehicle), folded: String(vehicle_year ?? '') },
    ...[
      { part: 'plate', text: license_plate ?? '' } as const,
      ...groups,
      { part: 'serial', text: device_key } as const,
      { part: 'vin', text: vin ?? '' } as const,
    ].map((part) => ({ ...part, folded: folded(part.text) })),
  ];
  const name = folded(vehicle.vehicle_name);
  const made = { name, parts, all: [name, ...parts.map(({ folded }) => folded)].join('\n') };
  texts.set(vehicle, made);
  return made;
}

/** Makes the texts of vehicles, so that the first key of a search finds them ready. */
export function prepareSearch(vehicles: readonly Named[]): void {
  for (const vehicle of vehicles) textsOf(vehicle);
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word of a folded text begins with `word`. */
export function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Shorter words match only at the start: nearly all plates, serial numbers and years contain any two digits. */
const ANYWHERE_FROM = 3;
const SHORT: Readonly<Record<Part['part'], (text: string, word: string) => boolean>> = {
  model: (text, word) => text.split(' ').includes(word),
  plate: begins,
  group: begins,
  year: () => false,
  serial: () => false,
  vin: () => false,
};

const isIn = ({ part, folded }: Part, word: string): boolean =>
  word.length < ANYWHERE_FROM ? SHORT[part](folded, word) : folded.includes(word);

const NAME_ALONE: readonly MatchedPart[] = [];

/**
 * The parts besides the name that match, or `null` if a word matches nowhere. Makes no objects for a vehicle that its name finds
 * or that nothing finds: a key of a search comes here for each vehicle of the fleet.
 */
function partsOf({ name, parts, all }: Texts, words: readonly string[]): readonly MatchedPart[] | null {
  for (const word of words) if (!all.includes(word)) return null;
  let matched: Part[] | null = null;
  for (const word of words) {
    if (name.includes(word)) continue;
    const part = parts.find((part) => isIn(part, word));
    if (!part) return null;
    if (!matched?.includes(part)) matched = [...(matched ?? []), part];
  }
  return matched?.map(({ part, text }) => ({ part, text })) ?? NAME_ALONE;
}

/** Whether each word begins a word of a vehicle's name, as typed names do. */
export const isCalledBy = ({ vehicle_name }: Pick<Named, 'vehicle_name'>, words: readonly string[]): boolean =>
  words.every((word) => begins(folded(vehicle_name), word));

/** Rank of a match: the whole name, the start of its words, within it, then other parts. */
function rankOf(name: string, words: readonly string[], parts: readonly MatchedPart[]): number {
  if (parts.length > 0) return 3;
  if (name === words.join(' ')) return 0;
  return words.every((word) => begins(name, word)) ? 1 : 2;
}

/**
 * Finds vehicles, name matches first. List, picker and palette share this ranking. Every word has to match in the name, year,
 * make, model, plate, serial number, VIN or a group. Equal ranks keep their order. An empty query finds all.
 */
export function search<Item>(
  items: readonly Item[],
  words: readonly string[],
  vehicleOf: (item: Item) => Named,
): Found<Item>[] {
  const ranks: Found<Item>[][] = [[], [], [], []];
  for (const item of items) {
    const texts = textsOf(vehicleOf(item));
    const parts = partsOf(texts, words);
    if (parts) ranks[rankOf(texts.name, words, parts)]?.push({ item, parts });
  }
  return ranks.flat();
}
