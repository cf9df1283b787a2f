/** The parts of an address; what is unknown is empty. `title` names the place when there is no street. */
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

/** Words as they are compared: lower case, without accents and punctuation, abbreviated as on street signs. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS[word] ?? word);
}

/** Whether the name begins with the words asked for, the last one perhaps unfinished. */
export function startsWith(name: string[], asked: string[]): boolean {
  const last = asked.length - 1;
  return asked.every((word, i) => (i === last ? name[i]?.startsWith(word) : name[i] === word));
}

/** Whether the words asked for stand somewhere in the name, side by side. */
export function matches(name: string[], asked: string[]): boolean {
  return name.some((_, start) => startsWith(name.slice(start), asked));
}

/** One line: "1026 W Fulton Market, Chicago, IL 60607". */
export function labelOf({ title, number, street, city, state, postalcode }: Address): string {
  const line = [number, street].filter((part) => part !== '').join(' ') || title;
  const region = [state, postalcode].filter((part) => part !== '').join(' ');
  return [line === city ? '' : line, city, region].filter((part) => part !== '').join(', ');
}
