import { expect, test } from 'vitest';
import refusals from '../../../i18n/catalogs/en/refusals.ts';
import { problemOfIssue } from '../../../rules/validation/issue.ts';
import type { Problem } from '../../../rules/validation/problem.ts';
import { aVehicle } from '../../../rules/vehicle/vehicle.fixture.ts';
import { type Details, detailsOf, detailsSchema, detailsWithoutMileage, knownMiles } from './details.ts';

const STATE = { timestamp: '2026-11-21T15:59:00Z', mileage: 31_068.6 };
const VEHICLE = aVehicle({ last_known_state: STATE, license_plate: 'B 24 817' });
const values = (changes: Partial<Details> = {}): Details => ({ ...detailsOf(VEHICLE, 'imperial'), ...changes });

/** First violated rule of each field. */
function problemsOf(changes: Partial<Details>): Record<string, unknown> {
  const checked = detailsSchema.safeParse(values(changes), { error: (issue) => JSON.stringify(problemOfIssue(issue)) });
  const issues = checked.error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), JSON.parse(message) as unknown]));
}

test("[core 9] the form shows a vehicle in the user's unit", () => {
  expect(detailsOf(VEHICLE, 'metric')).toEqual({
    image: null,
    vehicle_name: 'Van 12',
    vehicle_make: 'Ford',
    vehicle_model: 'Transit 250',
    vehicle_year: '2023',
    license_plate: 'B 24 817',
    vin: '',
    preferred_dealer: '',
    mileage: '50000',
  });
});

test.each<[Partial<Details>, Record<string, Problem>]>([
  [{ vehicle_name: '' }, { vehicle_name: { text: 'required' } }],
  [{ vehicle_name: '   ' }, { vehicle_name: { text: 'required' } }],
  [{ vehicle_name: 'V'.repeat(101) }, { vehicle_name: { text: 'tooLong', limit: 101 } }],
  [{ vehicle_make: '<script>alert(1)</script>' }, { vehicle_make: { text: 'noTags' } }],
  [{ license_plate: '<b>' }, { license_plate: { text: 'noTags' } }],
  [{ vin: '1FTBR1C80PKA0421' }, { vin: { text: 'tooShort', limit: 17 } }],
  [{ vin: '1FTBR1C80PKA042178' }, { vin: { text: 'tooLong', limit: 18 } }],
  [{ vin: '1FTBR1C80PKA0421-' }, { vin: { text: 'alphanumeric' } }],
  [{ mileage: '' }, { mileage: { text: 'required' } }],
  [{ mileage: 'many' }, { mileage: { text: 'number' } }],
  [{ mileage: '-1' }, { mileage: { text: 'between', min: 0, max: 9_999_999 } }],
  [{ vehicle_name: "Nina's CR-V", vin: '', vehicle_model: '', mileage: '0' }, {}],
])('[core 5] %o', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test('sends empty values as null, and no unchanged picture', () => {
  const sent = detailsSchema.parse(
    values({ image: '/media/images/1', vehicle_name: ' Van ', vehicle_year: '', vin: '', mileage: '31,200' }),
  );
  expect(sent).toMatchObject({ vehicle_name: 'Van', vehicle_year: null, vin: null, mileage: 31_200 });
  expect(sent.image).toBeUndefined();
  expect(detailsSchema.parse(values({ image: null })).image).toBeNull();
});

test('[commerce 5] a mileage may have grouped digits and decimals', () => {
  const mileageOf = (typed: string) => detailsSchema.parse(values({ mileage: typed })).mileage;
  expect(['83,001.5', '83 001,5', '83\u202f001,5', '83.001,5'].map(mileageOf)).toEqual(Array(4).fill(83_001.5));
});

test('[core 3] a VIN may be typed in lower case and with spaces', () => {
  expect(detailsSchema.parse(values({ vin: '1ftbr1c8 0pka04217 ' })).vin).toBe('1FTBR1C80PKA04217');
});

test('an unknown mileage may stay empty', () => {
  const unknown = aVehicle({ last_known_state: null });
  expect(knownMiles(unknown)).toBeNull();
  expect(knownMiles(aVehicle({ last_known_state: null, starting_mileage: 0 }))).toBe(0);
  expect(detailsWithoutMileage.parse(detailsOf(unknown, 'metric')).mileage).toBeNull();
});

test('each field that may be refused has a name for the message', () => {
  const fields = Object.keys(detailsSchema.shape);
  expect(fields.filter((field) => !(field in refusals.fields))).toEqual([]);
});
