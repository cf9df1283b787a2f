import { FLEET_SIZE, type FleetNames } from './fleet.ts';

/** Separate random seeds per kind, so that adding a kind changes no other. */
const SEEDS = { drivers: 1, plates: 2, vins: 3, dealers: 4, yards: 5 } as const;
const DEALERS = 40;
const YARDS = 60;

/**
 * Generates names, plates and VINs of the large fleet, the same in every run. Loads Faker with its large dictionaries,
 * so call it only to seed a large fleet. The demo ships the result as a file, because a service worker cannot import on
 * demand.
 */
export async function largeFleet(): Promise<FleetNames> {
  const { faker } = await import('@faker-js/faker/locale/en');
  const list = (kind: keyof typeof SEEDS, length: number, make: () => string): string[] => {
    faker.seed(SEEDS[kind]);
    return Array.from({ length }, make);
  };
  return {
    drivers: list('drivers', FLEET_SIZE, () => `${faker.person.firstName()} ${faker.person.lastName()}`),
    plates: list('plates', FLEET_SIZE, () => faker.helpers.replaceSymbols('??? ####')),
    vins: list('vins', FLEET_SIZE, () => faker.vehicle.vin()),
    dealers: list('dealers', DEALERS, () => faker.company.name()),
    yards: list('yards', YARDS, () => faker.location.streetAddress()),
  };
}
