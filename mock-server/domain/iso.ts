/** An instant as the API writes it; null stays null. */
export function iso(instant: number): string;
export function iso(instant: number | null): string | null;
export function iso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** An instant as the API was given it. The contract has checked its form. */
export function instantOf(text: string): number;
export function instantOf(text: string | null | undefined): number | null;
export function instantOf(text: string | null | undefined): number | null {
  return text == null ? null : Date.parse(text);
}
