import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = import.meta.glob<{ default: object }>('./catalogs/en/*.ts', { eager: true });

/**
 * Texts that the documents give word for word, with their place in the English catalog and the test that shows them. Each area adds
 * its rows. `{{…}}` is the variable part.
 */
const DOCUMENTED: readonly (readonly [section: string, text: string, key: string, proof: string])[] = [
  ['core 2.2', 'This page could not be found', 'common:notFound.title', 'tests/journeys/access.journey.ts'],
  [
    'core 2.6',
    'Unexpected error. Please try again later.',
    'common:errors.unexpected',
    'tests/journeys/group-dialog.journey.ts',
  ],
  [
    'core 8',
    'Username or password are incorrect',
    'sign-in:refused.incorrect',
    'tests/journeys/refused-users.journey.ts',
  ],
  [
    'core 8',
    'Registration not complete. Please check your email for next steps.',
    'sign-in:refused.unconfirmed',
    'tests/journeys/refused-users.journey.ts',
  ],
  [
    'core 8',
    'Password reset required. Please select the forgot password link.',
    'sign-in:refused.reset_required',
    'tests/journeys/refused-users.journey.ts',
  ],
  ['core 8', 'Prohibited User Detected!', 'sign-in:refused.prohibited', 'tests/journeys/refused-users.journey.ts'],
  [
    'core 8',
    'Limit Exceeded. Please try again later.',
    'sign-in:refused.too_many_tries',
    'tests/journeys/forgot-password.journey.ts',
  ],
  [
    'core 8',
    'Limit Exceeded. Please try again later.',
    'common:errors.too-many',
    'tests/journeys/forgot-password.journey.ts',
  ],
  ['core 8', 'Live View Failed', 'live-view:failed.title', 'tests/journeys/live-view-failures.journey.ts'],
  ['core 8', 'Cam 2 Disconnected', 'live-view:failed.cam2Title', 'tests/journeys/live-view-failures.journey.ts'],
  [
    'core 8',
    '{{vehicle}} has used 100% of its data plan for this period. If you need access to Live View now, please upgrade your Streaming Plan.',
    'live-view:failed.data',
    'tests/journeys/live-view-failures.journey.ts',
  ],
  [
    'core 8',
    'Please ensure that Cam 2 is connected. Then try accessing Live View again. If this problem persists, please contact customer support.',
    'live-view:failed.cam2',
    'tests/journeys/live-view-failures.journey.ts',
  ],
  [
    'core 8',
    "Your firmware may need to be updated. Please update to the latest firmware through the product's mobile app.",
    'live-view:failed.firmware',
    'tests/journeys/live-view-failures.journey.ts',
  ],
  [
    'core 8',
    'Something went wrong on our end. Click below to retry. If this problem persists, please contact customer support.',
    'live-view:failed.backend',
    'tests/journeys/live-view-failures.journey.ts',
  ],
  ['core 2.8', "What's the problem?", 'diagnostics:problem', 'tests/journeys/diagnostics.journey.ts'],
  ['core 2.8', "What's involved?", 'diagnostics:involved', 'tests/journeys/diagnostics.journey.ts'],
  ['core 2.8', 'How serious is it?', 'diagnostics:serious', 'tests/journeys/diagnostics.journey.ts'],
  ['core 2.8', 'Dismiss', 'diagnostics:dismiss', 'tests/journeys/diagnostics.journey.ts'],
  ['core 2.11', 'Establishing connection…', 'live-view:steps.connecting', 'tests/journeys/announcements.journey.ts'],
  ['core 2.11', 'Setting up video stream…', 'live-view:steps.setting_up', 'tests/journeys/announcements.journey.ts'],
  ['core 2.11', 'Buffering video…', 'live-view:steps.buffering', 'tests/journeys/announcements.journey.ts'],
  ['core 2.11', 'Almost ready…', 'live-view:steps.almost_ready', 'tests/journeys/announcements.journey.ts'],
  ['core 2.11', 'End Live', 'live-view:end', 'tests/journeys/live-view.journey.ts'],
  ['core 2.11', 'Still need help?', 'live-view:help', 'tests/journeys/live-view.journey.ts'],
  ['core 2.7', 'Select All', 'picker:selectAll', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 2.7', 'Send Command', 'bulk-commands:send', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 2.7', 'Sending', 'commands:stages.sending', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 2.7', 'Success', 'bulk-commands:states.success', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 2.7', 'Failed', 'commands:stages.failed', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 2.7', 'Expired', 'bulk-commands:states.expired', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 2.7', 'Paused', 'bulk-commands:states.paused', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 2.7', 'Tracking Only', 'bulk-commands:states.tracking_only', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 2.7', 'Deep Sleep Mode', 'bulk-commands:states.deep_sleep', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 5', 'Please select a Vehicle', 'bulk-commands:noVehicle', 'tests/journeys/bulk-commands.journey.ts'],
  ['core 5', 'Required field', 'bulk-commands:required', 'tests/journeys/bulk-commands.journey.ts'],
  [
    'core 5',
    'You can only create up to 4 groups. Groups can be found under “Filters.”',
    'groups:limit',
    'tests/journeys/groups.journey.ts',
  ],
  ['core 8', 'Group name already exists', 'groups:taken', 'client/dialogs/groups/group-schema.test.ts'],
  ['core 8', 'Please select a vehicle', 'transfer:dialog.noneChosen', 'tests/journeys/transfer.journey.ts'],
  ['core 5', 'Required field', 'forms:problems.required', 'client/i18n/problem-texts.test.ts'],
  ['core 5', 'Email invalid', 'forms:problems.email', 'client/i18n/problem-texts.test.ts'],
  ['core 5', 'Password invalid', 'forms:problems.password', 'client/i18n/problem-texts.test.ts'],
  [
    'core 5',
    'Must contain only letters, hyphens, spaces, or apostrophes',
    'forms:problems.name',
    'client/i18n/problem-texts.test.ts',
  ],
  [
    'core 5',
    'Must contain only letters or numbers',
    'forms:problems.alphanumeric',
    'client/i18n/problem-texts.test.ts',
  ],
  [
    'core 5',
    'Must contain only letters, numbers, or spaces',
    'forms:problems.title',
    'client/i18n/problem-texts.test.ts',
  ],
  [
    'core 5',
    'Must contain only letters, numbers, hyphens, spaces, or apostrophes',
    'forms:problems.groupTitle',
    'client/i18n/problem-texts.test.ts',
  ],
  ['core 5', 'Must not contain a html tag', 'forms:problems.noTags', 'client/i18n/problem-texts.test.ts'],
  ['core 5', 'Must be a number', 'forms:problems.number', 'client/i18n/problem-texts.test.ts'],
  ['core 5', 'Must be a whole number', 'forms:problems.wholeNumber', 'client/i18n/problem-texts.test.ts'],
  ['core 5', 'Please specify the country code', 'forms:problems.countryCode', 'client/i18n/problem-texts.test.ts'],
  ['core 5', 'Must have at least {{limit}} characters', 'forms:problems.tooShort', 'client/i18n/problem-texts.test.ts'],
  ['core 5', 'Must have less than {{limit}} characters', 'forms:problems.tooLong', 'client/i18n/problem-texts.test.ts'],
  ['core 5', 'Invalid phone number', 'forms:problems.phone', 'client/i18n/problem-texts.test.ts'],
  ['commerce 8', 'Update card failed', 'billing:cards.updateFailed', 'tests/journeys/billing.journey.ts'],
  ['commerce 8', 'Receipts fetch failed', 'billing:receipts.failed', 'tests/journeys/billing.journey.ts'],
  ['commerce 9', 'Monthly', 'prices:terms.month_to_month', 'tests/journeys/checkout.journey.ts'],
  ['commerce 9', '1-Year', 'prices:terms.1_year', 'tests/journeys/first-subscription.journey.ts'],
  ['core 9', 'Just now', 'common:ago.justNow', 'client/i18n/ago.test.ts'],
  ['core 9', '{{count}} sec ago', 'common:ago.second', 'client/i18n/ago.test.ts'],
  ['core 9', '{{count}} min ago', 'common:ago.minute', 'client/i18n/ago.test.ts'],
  ['core 9', '{{count}} hrs ago', 'common:ago.hour_other', 'client/i18n/ago.test.ts'],
  ['core 9', '{{count}} days ago', 'common:ago.day_other', 'client/i18n/ago.test.ts'],
  ['core 9', '{{count}} weeks ago', 'common:ago.week_other', 'client/i18n/ago.test.ts'],
  ['core 9', '{{count}} months ago', 'common:ago.month_other', 'client/i18n/ago.test.ts'],
  ['core 9', '{{count}} years ago', 'common:ago.year_other', 'client/i18n/ago.test.ts'],
];

/** Documented messages of thrown errors and of the server. They are not translated. */
const THROWN: readonly (readonly [text: string, proof: string])[] = [
  ['Missing error object after API call', 'client/api/errors.test.ts'],
  ['apiCanceled', 'client/api/errors.test.ts'],
  ['userId is a required field', 'client/api/required-arguments.test.ts'],
  ['Updates object is required', 'client/api/required-arguments.test.ts'],
  ['User id is required', 'client/api/required-arguments.test.ts'],
  ['Subscriber id is required', 'client/api/required-arguments.test.ts'],
  ['Password is required', 'client/api/required-arguments.test.ts'],
  ['Confirm Password is required', 'client/api/required-arguments.test.ts'],
  ['Token is required', 'client/api/required-arguments.test.ts'],
  ['Invalid JWT token', 'client/api/required-arguments.test.ts'],
  ['Card id is a required field', 'client/api/required-arguments.test.ts'],
  ['Missing payload', 'client/api/required-arguments.test.ts'],
  ['Geofence ID is required', 'client/api/required-arguments.test.ts'],
  ['Geofence payload required', 'client/api/required-arguments.test.ts'],
  ['Geofence payload with id is required', 'client/api/required-arguments.test.ts'],
  ['Geofence id is required', 'client/api/required-arguments.test.ts'],
  ['Alert rule id is required', 'client/api/required-arguments.test.ts'],
  ['Alert rule updates payload is required', 'client/api/required-arguments.test.ts'],
  ['Please specify from which date you want to get events', 'client/api/required-arguments.test.ts'],
  ['Unable to find streaming line item.', 'mock-server/operations/subscription-renewal.test.ts'],
  ['Payment not provided', 'mock-server/operations/payment-lines.test.ts'],
];

/** Documented texts within a longer one. */
const QUOTED: readonly (readonly [section: string, text: string, key: string, proof: string])[] = [
  [
    'commerce 8',
    'This transaction has been declined.',
    'checkout:outcome.declined',
    'tests/journeys/checkout.journey.ts',
  ],
  ['commerce 8', 'Plan changes take 1 to 2 hours', 'checkout:complete.plans', 'tests/journeys/checkout.journey.ts'],
];

/** The English text of `namespace:path.of.keys`. */
function english(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':');
  const catalog: unknown = files[`./catalogs/en/${namespace}.ts`]?.default;
  return path.split('.').reduce((value, step) => (value as Record<string, unknown> | undefined)?.[step], catalog);
}

test.each(DOCUMENTED)('[%s] "%s" is in the catalog word for word', (_section, text, key) => {
  expect(english(key)).toBe(text);
});

test.each(QUOTED)('[%s] the catalog contains "%s" word for word', (_section, text, key) => {
  expect(english(key)).toContain(text);
});

/** Matches a text with any value in place of its variables, in whatever case. */
const shownAs = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
    'i',
  );

test.each([...DOCUMENTED, ...QUOTED])('[%s] "%s" is proved by the test in the table', (_section, text, key, proof) => {
  expect(existsSync(proof), proof).toBe(true);
  const content = readFileSync(proof, 'utf8');
  // Its last word alone would be found anywhere.
  const [, path = key] = key.replace(/_(one|other)$/, '').split(':');
  expect(shownAs(text).test(content) || (path.includes('.') && content.includes(`'${path}'`))).toBe(true);
});

test.each(THROWN)('[core 8] [commerce 8] "%s" is proved by the test in the table', (text, proof) => {
  expect(readFileSync(proof, 'utf8')).toContain(`'${text}'`);
});
