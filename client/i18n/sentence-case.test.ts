import { expect, test } from 'vitest';

const files = import.meta.glob<{ default: object }>(['./catalogs/en/*.ts', '!**/index.ts'], { eager: true });

/** Texts in title case that the documents give word for word, by place in the catalog. All other texts are in sentence case. */
const DOCUMENTED: Readonly<Record<string, string>> = {
  'registration.forgot.refused.invalid_request': 'core 8',
  'registration.forgot.refused.limit_exceeded': 'core 8',
  'bulk-commands.noVehicle': 'core 5',
  'bulk-commands.send': 'core 2.7',
  'bulk-commands.title': 'core 2.7',
  'common.errors.too-many': 'core 8',
  'groups.create': 'core 5',
  'live-view.end': 'core 2.11',
  'live-view.failed.cam2': 'core 8',
  'live-view.failed.cam2Title': 'core 8',
  'live-view.failed.data': 'core 8',
  'live-view.failed.title': 'core 8',
  'manage-subscription.streaming.monthTitle': 'commerce 9',
  'picker.selectAll': 'core 2.7',
  'prices.addOns.streaming-month': 'commerce 3',
  'prices.addOns.streaming-plus-month': 'commerce 3',
  'prices.terms.1_year': 'commerce 9',
  'prices.terms.2_year': 'commerce 9',
  'prices.terms.3_year': 'commerce 9',
  'prices.terms.4_year': 'commerce 9',
  'prices.terms.5_year': 'commerce 9',
  'prices.terms.6_year': 'commerce 9',
  'profile.refused.too_many_tries': 'core 8',
  'reports.none.title': 'commerce 5',
  'service-notice.titles.in_progress': 'core 4',
  'service-notice.titles.scheduled': 'core 4',
  'sign-in.refused.prohibited': 'core 8',
  'sign-in.refused.too_many_tries': 'core 8',
  'titles.twoFactor': 'commerce 2',
  'titles.voiceAssistants': 'commerce 2',
  'vehicle.plan.terms.1_year': 'commerce 9',
  'vehicle.plan.terms.2_year': 'commerce 9',
  'vehicle.plan.terms.3_year': 'commerce 9',
  'vehicle.plan.terms.4_year': 'commerce 9',
  'vehicle.plan.terms.5_year': 'commerce 9',
  'vehicle.plan.terms.6_year': 'commerce 9',
  'vehicles.options.newGroup': 'core 5',
  'vehicles.sending.bulk': 'core 2.7',
};

/** Names, which are capitalized everywhere: of the product, of places and times, of keys. */
const NAMES = [
  'Live View',
  'Alexa',
  'Excel',
  'Google',
  'Siri',
  'Control Center',
  'Help Center',
  'My Account',
  'Login Info',
  'Billing',
  'Subscriptions',
  'Full Access',
  'Partial Access',
  'Read Only',
  'Tracking Only',
  'Deep Sleep Mode',
  'Basic plan',
  'Premium or higher',
  'Wi-Fi',
  'No Streaming',
  'OpenStreetMap',
  'Open Database License',
  'WebP',
  'Enter',
  'Space',
  'Illinois',
  'Canada',
  'United States',
  'Lord Howe',
  'Friday',
  'Atlantic Time',
  'Eastern Time',
  'Central Time',
  'Mountain Time',
  'Pacific Time',
  'Australian Western',
  'Australian Central Western',
  'Australian Central',
  'Australian Eastern',
];

/** Texts by path, such as `commands.names.arm`. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}
const catalog = Object.entries(files).flatMap(([file, { default: content }]) =>
  texts(content, file.replace(/^.*\/|\.ts$/g, '')),
);

/** Capitalized words within a sentence, other than names and abbreviations such as VIN. */
function capitals(text: string): string[] {
  const bare = text.replaceAll(/\{\{.*?\}\}[.:]?|<\/?\w+>/g, '').replaceAll(/State of (?=Illinois)/g, '');
  const unnamed = NAMES.reduce((rest, name) => rest.replaceAll(name, 'x'), bare);
  return Array.from(unnamed.matchAll(/(?<=[\p{L}\d,)’] |[\p{L}\d]-)\p{Lu}\p{Ll}+/gu), ([word]) => word);
}

test.each([
  ['Upgrade Streaming Plan', ['Streaming', 'Plan']],
  ['Two-Factor', ['Factor']],
  ['Close Live View of {{vehicle}}', []],
  ['Name, VIN and PIN. Each is kept', []],
])('reads the capitals of "%s"', (text, found) => {
  expect(capitals(text)).toEqual(found);
});

test('English texts are in sentence case, except documented ones', () => {
  const capitalized = catalog.filter(([, text]) => capitals(text).length > 0).map(([path]) => path);
  expect(capitalized.filter((path) => !Object.hasOwn(DOCUMENTED, path))).toEqual([]);
  // A row without a text is superfluous.
  expect(Object.keys(DOCUMENTED).filter((path) => !capitalized.includes(path))).toEqual([]);
});

test('[commerce 3] names of access levels are capitalized in every English text', () => {
  expect(catalog.filter(([, text]) => /read-only|live view/i.test(text.replaceAll('Live View', '')))).toEqual([]);
});
