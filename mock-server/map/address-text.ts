/** Parts of an address. Unknown parts are empty. `title` names a place without a street. */
export type Address = {
  title: string;
  number: string;
  street: string;
  city: string;
  state: string;
  postalcode: string;
};

const ABBREVIATIONS: Record<string, string> = {
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  expressway: 'expy',
  lane: 'ln',
  north: 'n',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  saint: 'st',
  south: 's',
  street: 'st',
  terrace: 'ter',
  west: 'w',
};

/** Normalized words: lower case, without accents and punctuation, abbreviated as on street signs. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS[word] ?? word);
}

/** Whether the name starts with the query's words. The last word may be incomplete. */
export function startsWith(name: string[], asked: string[]): boolean {
  const last = asked.length - 1;
  return asked.every((word, i) => (i === last ? name[i]?.startsWith(word) : name[i] === word));
}

/** Whether the query's words occur consecutively in the name. */
export function matches(name: string[], asked: string[]): boolean {
  return name.some((_, start) => startsWith(name.slice(start), asked));
}

/** One line: "1026 W Fulton Market, Chicago, IL 60607". */
export function labelOf({ title, number, street, city, state, postalcode }: Address): string {
  const line = [number, street].filter((part) => part !== '').join(' ') || title;
  const region = [state, postalcode].filter((part) => part !== '').join(' ');
  return [line === city ? '' : line, city, region].filter((part) => part !== '').join(', ');
}
