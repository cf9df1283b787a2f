/** Dates of plans and add-ons are written again with every vehicle; formatting them was an eighth of an answer. */
const KEPT = 5_000;
const texts = new Map<number, string>();

/** An instant as the API writes it; null stays null. */
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

/** An instant as the API was given it. The contract has checked its form. */
export function instantOf(text: string): number;
export function instantOf(text: string | null | undefined): number | null;
export function instantOf(text: string | null | undefined): number | null {
  return text == null ? null : Date.parse(text);
}
