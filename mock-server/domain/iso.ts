/** Cache of formatted dates. Formatting plan and add-on dates took an eighth of the time of an answer. */
const KEPT = 5_000;
const texts = new Map<number, string>();

/** Formats an instant for the API. `null` stays null. */
export function iso(instant: number): string;
export function iso(instant: number | null): string | null;
export function iso(instant: number | null): string | null {
  if (instant === null) return null;
  const known = texts.get(instant);
  if (known !== undefined) return known;
  if (texts.size >= KEPT) texts.clear();
  const text = new Date(instant).toISOString();
  texts.set(instant, text);
  return text;
}

/** Parses an instant of a request. The contract has validated its format. */
export function instantOf(text: string): number;
export function instantOf(text: string | null | undefined): number | null;
export function instantOf(text: string | null | undefined): number | null {
  return text == null ? null : Date.parse(text);
}
