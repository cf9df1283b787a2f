/** Parts of an address from the geocoder, empty if unknown. `title` names the place. */
export type Address = {
  title: string;
  number: string;
  street: string;
  city: string;
  state: string;
  postalcode: string;
};

type Options = {
  /** Only the street, for places within one town. */
  localOnly?: boolean;
};

/** "1026 W Fulton Market, Chicago, IL 60607". Falls back to the title (commerce 7). */
export function addressText(address: Address, { localOnly = false }: Options = {}): string {
  const { title, number, street } = address;
  const parts = [joined(' ', number, street), localOnly ? '' : townText(address)];
  return joined(', ', ...parts) || title;
}

/** "Chicago, IL 60607": the part that `localOnly` leaves out. */
export const townText = ({ city, state, postalcode }: Address): string =>
  joined(', ', city, joined(' ', state, postalcode));

const joined = (between: string, ...parts: string[]): string => parts.filter((part) => part !== '').join(between);

/** Parses a response of the geocoder. `null` without an address. */
export function readAddress(answer: unknown): Address | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const parts = answer as Readonly<Record<string, unknown>>;
  const text = (name: keyof Address) => (typeof parts[name] === 'string' ? parts[name].trim() : '');
  const address: Address = {
    title: text('title'),
    number: text('number'),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    postalcode: text('postalcode'),
  };
  return addressText(address) === '' ? null : address;
}
