import type { Vehicle } from '../../api/model.ts';
import type { OwnPageName, VehiclePageName } from '../../data/vehicles/vehicle-pages.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import {
  begins,
  folded,
  holds,
  isCalledBy,
  type Found as Searched,
  search,
  wordsOf,
} from '../../rules/vehicle/search.ts';

/** `address`: where the vehicle is, if that is what was found. */
export type FoundVehicle = Searched<Vehicle> & { address?: string };

/** `words`: what the page is about in the words of users, apart from its title. */
export type Page = { to: string; title: string; words?: readonly string[] };
/** `about`: the words that were found in place of the title. */
export type FoundPage = { to: string; title: string; about?: string };

/** Results of the palette. Page titles are in the user's language. */
export type Found = {
  pages: FoundPage[];
  vehicles: FoundVehicle[];
  commands: { command: VehicleCommand; name: string; vehicle: Vehicle }[];
  /** Pages of vehicles that the query names together with the vehicle. */
  vehiclePages: { to: string; title: string; vehicle: Vehicle }[];
  /** The query names a command. Otherwise the commands are suggestions for the found vehicles. */
  isCommand: boolean;
};
type PageName = VehiclePageName | OwnPageName;
type Source = {
  pages: readonly Page[];
  vehicles: readonly Vehicle[];
  /** Names of the commands in the user's language. */
  commands: readonly { command: VehicleCommand; name: string }[];
  /** Titles of the pages about one vehicle with what users call their contents, and the addresses of those that a vehicle has. */
  vehiclePages: readonly { page: PageName; name: string; words?: readonly string[] | undefined }[];
  addressesOf: (vehicle: Vehicle) => readonly { name: PageName; to: string }[];
  /** Whether the vehicle can take the command now. Used to sort. */
  canTake: (vehicle: Vehicle, command: VehicleCommand) => boolean;
};

/** Maximum number of vehicles. Users narrow down the rest by typing. */
export const VEHICLES = 6;
/** Number of vehicles to suggest commands for. */
const COMMANDED = 2;

/** Whether a text contains every typed word, without regard to case and accents. */
export const isNamed = (text: string, query: string): boolean => holds(text, wordsOf(query));

/** Whether a query begins one of the texts. One letter would begin many. */
export function isAnyNamed(texts: readonly string[], query: string): boolean {
  const typed = wordsOf(query).join(' ');
  return typed.length > 1 && texts.some((text) => folded(text).startsWith(typed));
}

/**
 * Finds pages, vehicles and commands that contain every typed word, without regard to case and accents. Pages that are found by the
 * beginnings of other words than their title come last. Finds a command or a page together with its vehicle in any order ("lock van 12", "van 12 trips"), and a whole command name with the
 * first vehicles. An empty query finds every page and no vehicle.
 */
export function find(query: string, source: Source): Found {
  const { pages, vehicles, commands, vehiclePages, addressesOf, canTake } = source;
  const words = wordsOf(query);
  if (words.length === 0)
    return {
      pages: pages.map(({ to, title }) => ({ to, title })),
      vehicles: [],
      commands: [],
      vehiclePages: [],
      isCommand: false,
    };
  const asked = askedFor(words, commands);
  const found = thoseWith(words, vehicles);
  const wanted = asked
    .filter(({ name, rest }) => rest.length > 0 || words.includes(folded(name)))
    .flatMap(({ command, name, rest }) =>
      firstOf(
        called(thoseWith(rest, vehicles), rest),
        (vehicle) => isCalled(vehicle, rest) || canTake(vehicle, command),
      ).map((vehicle) => ({ command, name, vehicle })),
    );
  const opened = [
    ...askedFor(words, vehiclePages).filter(({ rest }) => rest.length > 0),
    ...calledAlone(words, source),
  ].flatMap(({ page, name, rest }) =>
    firstAddresses(named(thoseWith(rest, vehicles)), (vehicle) =>
      addressesOf(vehicle).find((one) => one.name === page),
    ).map(({ to, vehicle }) => ({ to, title: name, vehicle })),
  );
  const possible = firstCalled(found, words).flatMap((vehicle) => commands.map((command) => ({ ...command, vehicle })));
  return {
    pages: pagesFound(pages, words),
    vehicles: found.slice(0, VEHICLES),
    commands: wanted.length > 0 ? wanted : possible,
    vehiclePages: opened.slice(0, VEHICLES),
    isCommand: wanted.length > 0,
  };
}

/** The vehicles to offer a command for. Those that cannot take it come after the others, with their reason. */
function firstOf(vehicles: readonly Vehicle[], isFirst: (vehicle: Vehicle) => boolean): Vehicle[] {
  const [first, others]: [Vehicle[], Vehicle[]] = [[], []];
  for (const vehicle of vehicles) {
    if (first.length === VEHICLES) break;
    (isFirst(vehicle) ? first : others).push(vehicle);
  }
  return [...first, ...others].slice(0, VEHICLES);
}

/** The first addresses. Stops at the limit, because a fleet has thousands. */
function firstAddresses(vehicles: readonly Vehicle[], addressOf: (vehicle: Vehicle) => { to: string } | undefined) {
  const first: { to: string; vehicle: Vehicle }[] = [];
  for (const vehicle of vehicles) {
    if (first.length === VEHICLES) break;
    const address = addressOf(vehicle);
    if (address) first.push({ to: address.to, vehicle });
  }
  return first;
}

/** A vehicle whose whole name was typed stays first: another one must not be commanded in its place. */
const isCalled = ({ vehicle_name }: Vehicle, words: readonly string[]): boolean =>
  folded(vehicle_name) === words.join(' ');

const thoseWith = (words: readonly string[], vehicles: readonly Vehicle[]): FoundVehicle[] =>
  search(vehicles, words, (vehicle) => vehicle);

/**
 * Commands are offered only for vehicles whose name was typed: any other match would be a guess, such as a plate with the same
 * digits or the middle of a longer name.
 */
const called = (found: readonly FoundVehicle[], words: readonly string[]): Vehicle[] =>
  named(found).filter((vehicle) => isCalledBy(vehicle, words));

/** The first of `called`. Stops at the limit, because a letter finds thousands. */
function firstCalled(found: readonly FoundVehicle[], words: readonly string[]): Vehicle[] {
  const first: Vehicle[] = [];
  for (const { item, parts } of found) {
    if (first.length === COMMANDED) break;
    if (parts.length === 0 && isCalledBy(item, words)) first.push(item);
  }
  return first;
}

function pagesFound(pages: readonly Page[], words: readonly string[]): FoundPage[] {
  const [byTitle, byWords]: [FoundPage[], FoundPage[]] = [[], []];
  for (const { to, title, words: others = [] } of pages) {
    const about = others.find((other) => words.every((word) => begins(folded(other), word)));
    if (holds(title, words)) byTitle.push({ to, title });
    else if (about !== undefined) byWords.push({ to, title, about });
  }
  return [...byTitle, ...byWords];
}

/**
 * Pages of vehicles whose whole name was typed without a vehicle, such as "schedule", or a word for their contents. Not those that have a
 * page for all vehicles.
 */
function calledAlone(words: readonly string[], { pages, vehiclePages }: Source) {
  const isTyped = (name: string) => folded(name) === words.join(' ');
  if (pages.some(({ title }) => isTyped(title))) return [];
  return vehiclePages
    .filter(({ name, words: others = [] }) => isTyped(name) || others.some(isTyped))
    .map((one) => ({ ...one, rest: [] }));
}

const named = (found: readonly FoundVehicle[]): Vehicle[] =>
  found.filter(({ parts }) => parts.length === 0).map(({ item }) => item);

/** Commands or pages whose name begins with a typed word. `rest`: the words that name the vehicle. */
const askedFor = <Named extends { name: string }>(words: readonly string[], all: readonly Named[]) =>
  all.flatMap((one) => {
    const asked = words.find((word) => word.length > 1 && folded(one.name).startsWith(word));
    return asked === undefined ? [] : [{ ...one, rest: words.filter((word) => word !== asked) }];
  });
