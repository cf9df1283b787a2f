import type { Vehicle } from '../../api/model.ts';
import type { VehicleCommand } from '../../rules/command-gate.ts';
import { folded, holds, isVehicleFound, wordsOf } from '../../rules/search.ts';

/** What the palette finds. A page has its title in the user's language. */
export type Found = {
  pages: { to: string; title: string }[];
  vehicles: Vehicle[];
  commands: { command: VehicleCommand; name: string; vehicle: Vehicle }[];
  /** A command is what was asked for; otherwise commands are what can be done with what was found. */
  isCommand: boolean;
};
type Source = {
  pages: readonly { to: string; title: string }[];
  vehicles: readonly Vehicle[];
  /** Names of the commands in the user's language. */
  commands: readonly { command: VehicleCommand; name: string }[];
};

/** More than these are narrowed down by typing on. */
const VEHICLES = 6;
/** Commands for as many vehicles. */
const COMMANDED = 2;

/** Whether a text holds every word that was typed, accents and case aside. */
export const isNamed = (text: string, query: string): boolean => holds(text, wordsOf(query));

/**
 * Pages, vehicles and commands whose name holds every word that was typed, accents and case aside. A command is found with
 * its vehicle, in any order: "lock van 12"; its whole name alone finds the first vehicles. Nothing typed finds every page, and no vehicle.
 */
export function find(query: string, { pages, vehicles, commands }: Source): Found {
  const words = wordsOf(query);
  if (words.length === 0) return { pages: [...pages], vehicles: [], commands: [], isCommand: false };
  const named = thoseWith(words, vehicles);
  return {
    pages: pages.filter(({ title }) => holds(title, words)),
    vehicles: named.slice(0, VEHICLES),
    ...commandsFor(words, { vehicles, commands, named }),
  };
}

/** Vehicles that hold every word, those first whose own name does; a digit is in many a serial number. */
function thoseWith(words: readonly string[], vehicles: readonly Vehicle[]): Vehicle[] {
  const found = vehicles.filter((vehicle) => isVehicleFound(vehicle, words));
  const byName = new Set(found.filter(({ vehicle_name }) => holds(vehicle_name, words)));
  return [...byName, ...found.filter((vehicle) => !byName.has(vehicle))];
}

/** A word that begins a command's name asks for that command; the others say for which vehicle. */
function commandsFor(
  words: readonly string[],
  { vehicles, commands, named }: Pick<Source, 'vehicles' | 'commands'> & { named: readonly Vehicle[] },
): Pick<Found, 'commands' | 'isCommand'> {
  const asked = commands.flatMap(({ command, name }) => {
    const verb = words.find((word) => word.length > 1 && folded(name).startsWith(word));
    return verb === undefined ? [] : [{ command, name, rest: words.filter((word) => word !== verb) }];
  });
  const wanted = asked
    .filter(({ name, rest }) => rest.length > 0 || words.includes(folded(name)))
    .flatMap(({ command, name, rest }) =>
      thoseWith(rest, vehicles)
        .slice(0, VEHICLES)
        .map((vehicle) => ({ command, name, vehicle })),
    );
  if (wanted.length > 0) return { commands: wanted, isCommand: true };
  const possible = named.slice(0, COMMANDED).flatMap((vehicle) => commands.map((command) => ({ ...command, vehicle })));
  return { commands: possible, isCommand: false };
}
