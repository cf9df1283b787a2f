import { expect, test } from 'vitest';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { find, isAnyNamed } from './results.ts';

const source = {
  pages: [
    { to: '/', title: 'Dashboard' },
    { to: '/profile', title: 'My Account' },
  ],
  vehicles: ['Van 12', 'Van 07', 'Théo’s Civic'].map((vehicle_name, id) =>
    aVehicle({ id, vehicle_name, vehicle_make: 'Ford', vehicle_model: '', device_key: `GG-${id}` }),
  ),
  commands: [
    { command: 'arm', name: 'Lock' },
    { command: 'disarm', name: 'Unlock' },
  ] as const,
  vehiclePages: [
    { page: 'trips', name: 'Trips' },
    { page: 'alerts', name: 'Alerts' },
  ] as const,
  addressesOf: ({ id }: { id: number }) =>
    [
      { name: 'trips', to: `/trips/${id}` },
      { name: 'alerts', to: `/alerts/${id}` },
    ].slice(id === 1 ? 1 : 0) as { name: 'trips' | 'alerts'; to: string }[],
  canTake: () => true,
};
const found = (query: string) => {
  const { pages, vehicles, commands } = find(query, source);
  return [
    pages.map(({ title }) => title),
    vehicles.map(({ item }) => item.vehicle_name),
    commands.map(({ name, vehicle }) => `${name} ${vehicle.vehicle_name}`),
  ];
};

test('an empty query finds every page', () => {
  expect(found(' ')).toEqual([['Dashboard', 'My Account'], [], []]);
});

test('finds vehicles by parts of their names, and commands for the first', () => {
  expect(found('theo')).toEqual([[], ['Théo’s Civic'], ['Lock Théo’s Civic', 'Unlock Théo’s Civic']]);
  expect(found('ford 07')[1]).toEqual(['Van 07']);
  expect(found('account')[0]).toEqual(['My Account']);
});

test('[core 2.1] a page of vehicles is found by its name alone, where no page is called so', () => {
  const opened = (pages: (typeof source)['pages']) =>
    find('alerts', { ...source, pages }).vehiclePages.map(({ to }) => to);
  expect(opened(source.pages)).toEqual(['/alerts/0', '/alerts/1', '/alerts/2']);
  expect(opened([{ to: '/alerts', title: 'Alerts' }])).toEqual([]);
  expect(find('alert', source).vehiclePages).toEqual([]);
});

test('[core 2.1] other words than its title find a page by their beginnings', () => {
  const pages = [{ to: '/timezone', title: 'Time zone', words: ['clock', 'wall hours'] }];
  const opened = (query: string) => find(query, { ...source, pages }).pages.map(({ about }) => about);
  expect(['clo', 'hou', 'lock'].map(opened)).toEqual([['clock'], ['wall hours'], []]);
});

test('[core 2.1] a page of vehicles is found by a word of users for its contents', () => {
  const vehiclePages = [{ page: 'trips', name: 'Trips', words: ['drives', 'mileage log'] }] as const;
  const opened = (query: string) => find(query, { ...source, vehiclePages }).vehiclePages.map(({ to }) => to);
  expect(opened('drives')).toEqual(['/trips/0', '/trips/2']);
  expect(opened('mileage log')).toEqual(['/trips/0', '/trips/2']);
  expect(opened('drive')).toEqual([]);
});

test('[core 2.1] offers commands only for vehicles found by name, however else others are found', () => {
  const vehicles = [
    aVehicle({ id: 1, vehicle_name: 'Van 07', license_plate: '14 B' }),
    aVehicle({ id: 2, vehicle_name: 'Van 14' }),
  ];
  const results = (query: string) => {
    const { vehicles: some, commands } = find(query, { ...source, vehicles });
    return [
      some.map(({ item, parts }) => [item.vehicle_name, parts.map(({ text }) => text)]),
      commands.map(({ name, vehicle }) => `${name} ${vehicle.vehicle_name}`),
    ];
  };
  const both = [
    ['Van 14', []],
    ['Van 07', ['14 B']],
  ];
  expect(results('van 14')).toEqual([both, ['Lock Van 14', 'Unlock Van 14']]);
  expect(results('unlock van 14')).toEqual([[], ['Unlock Van 14']]);
  expect(results('14 b')).toEqual([[['Van 07', ['14 B']]], []]);
});

test('finds a command with its vehicle in any word order', () => {
  expect(found('lock van')[2]).toEqual(['Lock Van 12', 'Lock Van 07']);
  expect(found('12 unlock')[2]).toEqual(['Unlock Van 12']);
  expect(found('lock')[2]).toEqual(['Lock Van 12', 'Lock Van 07', 'Lock Théo’s Civic']);
  expect(found('loc')[2]).toEqual([]);
  expect(found('lock nobody')).toEqual([[], [], []]);
});

test('[commerce 2] finds a page of a vehicle in any word order, for vehicles that have it', () => {
  const opened = (query: string) => find(query, source).vehiclePages.map(({ to }) => to);
  expect(opened('trips van')).toEqual(['/trips/0']);
  expect(opened('07 alerts')).toEqual(['/alerts/1']);
  expect(opened('van')).toEqual([]);
  expect(opened('trip')).toEqual([]);
});

test('[core 5] lists vehicles that can take the command before those that cannot', () => {
  const canTake = ({ vehicle_name }: { vehicle_name: string }, command: string) =>
    command === 'disarm' || vehicle_name !== 'Van 12';
  const offered = (query: string) =>
    find(query, { ...source, canTake }).commands.map(({ vehicle }) => vehicle.vehicle_name);
  expect(offered('lock')).toEqual(['Van 07', 'Théo’s Civic', 'Van 12']);
  expect(offered('lock van')).toEqual(['Van 07', 'Van 12']);
  expect(offered('unlock van')).toEqual(['Van 12', 'Van 07']);
});

test('[core 5] keeps the vehicle whose whole name was typed first, even if it cannot take the command', () => {
  const vehicles = ['Van 1', 'Van 12'].map((vehicle_name, id) => aVehicle({ id, vehicle_name }));
  const { commands } = find('lock van 1', { ...source, vehicles, canTake: ({ id }) => id !== 0 });
  expect(commands.map(({ vehicle }) => vehicle.vehicle_name)).toEqual(['Van 1', 'Van 12']);
});

test('lists commands first if the query names one, otherwise vehicles', () => {
  const asked = ['lock van', '12 unlock', 'van', '', 'lock nobody'].map((query) => find(query, source).isCommand);
  expect(asked).toEqual([true, true, false, false, false]);
});

test('limits the results of ten thousand vehicles', () => {
  const vehicles = Array.from({ length: 10_000 }, (_, id) => aVehicle({ id, vehicle_name: `Truck ${id}` }));
  const { vehicles: some, commands } = find('truck', { ...source, vehicles });
  expect([some.length, commands.length]).toEqual([6, 4]);
});

test('[commerce 2] looks up the pages of no more vehicles than it lists', () => {
  const vehicles = Array.from({ length: 10_000 }, (_, id) => aVehicle({ id, vehicle_name: `Truck ${id}` }));
  let asked = 0;
  const addressesOf: typeof source.addressesOf = (vehicle) => {
    asked += 1;
    return source.addressesOf(vehicle);
  };
  const { vehiclePages } = find('trips truck', { ...source, vehicles, addressesOf });
  // The second has no trips.
  expect([vehiclePages.map(({ to }) => to), asked]).toEqual([[0, 2, 3, 4, 5, 6].map((id) => `/trips/${id}`), 7]);
});

test('[core 2.1] a part of a name lists the vehicle, but offers no command for it', () => {
  const vehicles = [aVehicle({ id: 1, vehicle_name: 'Caravan' }), aVehicle({ id: 2, vehicle_name: 'Van 07' })];
  const { vehicles: some, commands } = find('van', { ...source, vehicles });
  expect(some.map(({ item }) => item.vehicle_name)).toEqual(['Van 07', 'Caravan']);
  expect(commands.map(({ name, vehicle }) => `${name} ${vehicle.vehicle_name}`)).toEqual([
    'Lock Van 07',
    'Unlock Van 07',
  ]);
  expect(find('unlock ara', { ...source, vehicles }).commands).toEqual([]);
});

test('finds pages by what users call their contents, after those found by title', () => {
  const pages = [
    { to: '/profile', title: 'My Account', words: ['language', 'dark theme'] },
    { to: '/language', title: 'Language courses' },
  ];
  expect(find('lang', { ...source, pages }).pages).toEqual([
    { to: '/language', title: 'Language courses' },
    { to: '/profile', title: 'My Account', about: 'language' },
  ]);
  expect(find('theme dark', { ...source, pages }).pages).toEqual([
    { to: '/profile', title: 'My Account', about: 'dark theme' },
  ]);
});

test.each([
  ['lo', true],
  ['l', false],
  ['good  NIGHT', true],
  ['clock', false],
  ['', false],
])('“%s” names locks: %s', (query, isNamed) => {
  expect(isAnyNamed(['lock', 'good night'], query)).toBe(isNamed);
});
