import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useInterruptionOf } from '../../data/notices/use-interruption.ts';
import { knownAddresses } from '../../data/places/known-addresses.ts';
import { articlesFoundQuery } from '../../data/support/articles.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { ownPagesOf, pagesOfVehicle } from '../../data/vehicles/vehicle-pages.ts';
import { paths } from '../../lib/paths.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import { byName } from '../../rules/groups/groups.ts';
import { wordsOf } from '../../rules/vehicle/search.ts';
import { useRecentResults } from '../../state/recent-results.ts';
import { usePageExists } from '../../ui/page-exists.tsx';
import { usePreparedSearch } from '../../ui/use-prepared-search.ts';
import { useTroubleCode } from '../../wording/use-trouble-code.ts';
import { indexAddresses, withVehiclesAt } from './addresses.ts';
import { codesFound, indexCodes } from './codes.ts';
import type { TitledPage } from './lazy-palette.tsx';
import { find, type Page } from './results.ts';
import { foundIn, indexOf } from './text-index.ts';
import { useDestination, useDirections } from './use-directions.ts';
import { useGateOf } from './use-gate-of.ts';
import { useLatestReceipt } from './use-latest-receipt.ts';
import { usePlacesAndPeople } from './use-places.ts';

export const COMMANDS = ['arm', 'disarm', 'location'] as const;
/** Maximum number of help articles. */
const ARTICLES = 4;
const NONE: readonly Vehicle[] = [];
const NO_TITLES: readonly { articleNumber: string; title: string }[] = [];
const VEHICLE_PAGES = ['trips', 'activity', 'alerts', 'rules', 'reports'] as const;
const OWN_PAGES = ['info', 'settings', 'dashCam', 'schedule', 'keylocker', 'options'] as const;

/** Everything that a query finds, apart from dialogs. Without a query: all pages, and what was opened before. */
export function useFound(query: string, titled: readonly TitledPage[]) {
  const { t, i18n } = useTranslation(['palette', 'commands', 'vehicles']);
  const words = wordsOf(query);
  const isAsked = words.length > 0;
  const { data = NONE } = useQuery(vehiclesQuery());
  const vehicles = useMemo(() => data.toSorted((a, b) => byName(a.vehicle_name, b.vehicle_name)), [data]);
  usePreparedSearch(data);
  const exists = usePageExists();
  const gateOf = useGateOf();
  const interruptionOf = useInterruptionOf();
  const pages = usePages(titled);
  const vehicleWords: Readonly<Record<string, string>> = t('vehicleWords', { returnObjects: true });
  const found = find(query, {
    pages,
    vehicles,
    commands: COMMANDS.map((command) => ({ command, name: t(`commands:names.${command}`) })),
    vehiclePages: [
      ...VEHICLE_PAGES.map((page) => ({ page, name: t(`vehicles:menu.${page}`) })),
      ...OWN_PAGES.map((page) => ({ page, name: t(`vehicles:pages.${page}`), words: vehicleWords[page]?.split(', ') })),
    ],
    addressesOf: (vehicle) =>
      [...pagesOfVehicle(vehicle), ...ownPagesOf(vehicle)].filter(({ to }) => exists(to.replace(/[?#].*/, ''))),
    canTake: (vehicle: Vehicle, command: VehicleCommand) =>
      gateOf(vehicle, command).allowed && interruptionOf(vehicle) === null,
  });
  // Every title at once, filtered here. A service without the list has no articles to find.
  const { data: titles = NO_TITLES } = useQuery({
    ...articlesFoundQuery('', i18n.language),
    enabled: isAsked && exists(paths.helpCenter),
  });
  const articles = useMemo(() => indexOf(titles, ({ title }) => title), [titles]);
  const explain = useTroubleCode();
  const codes = useMemo(
    () => indexCodes(vehicles, (code, meaning) => explain(code, meaning).definition),
    [vehicles, explain],
  );
  const client = useQueryClient();
  const addresses = useMemo(() => indexAddresses(vehicles, knownAddresses(client)), [vehicles, client]);
  const destination = useDestination(query);
  // A name like these words means the vehicle.
  const isDestined = destination?.length !== 0 || found.vehicles.length === 0;
  const { places, people } = usePlacesAndPeople(destination ?? words);
  const keys = useRecentResults((recent) => recent.keys);
  return {
    ...found,
    vehicles: withVehiclesAt(words, addresses, found.vehicles),
    commands: found.commands.map((one) => ({ ...one, gate: gateOf(one.vehicle, one.command) })),
    places,
    people,
    directions: useDirections(isDestined ? destination : null, { vehicles, people, places }),
    receipt: useLatestReceipt(query),
    allVehicles: vehicles,
    codes: codesFound(words, codes),
    articles: foundIn(articles, words, ARTICLES),
    recent: isAsked ? [] : keys.flatMap((key) => recentOf(key, { pages, vehicles })),
  };
}

export type Recent = { key: string } & ({ page: Page } | { vehicle: Vehicle });

/** Key under which an opened result is kept. */
export const keyOf = (result: { to: string } | { id: number }): string =>
  'to' in result ? `page ${result.to}` : `vehicle ${result.id}`;

/** What a kept key stands for, unless the page or the vehicle is gone. */
function recentOf(
  key: string,
  { pages, vehicles }: { pages: readonly Page[]; vehicles: readonly Vehicle[] },
): Recent[] {
  const page = pages.find((one) => keyOf(one) === key);
  const vehicle = vehicles.find((one) => keyOf(one) === key);
  if (page) return [{ key, page }];
  return vehicle ? [{ key, vehicle }] : [];
}

/** Pages with what users call their contents. */
function usePages(titled: readonly TitledPage[]): readonly Page[] {
  const { t } = useTranslation('palette');
  return useMemo(() => {
    const words: Readonly<Record<string, string>> = t('words', { returnObjects: true });
    return titled.map(({ to, title, name }) => ({ to, title, words: words[name]?.split(', ') ?? [] }));
  }, [t, titled]);
}
