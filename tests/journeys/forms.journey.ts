import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { securityHeaders } from '../../mock-server/static-headers.ts';
import { buildFormPages, serveFormPages } from '../forms/pages.ts';
import { expectAccessible } from './accessibility.ts';
import { watchViolations } from './csp.ts';
import { test as base, expect, PHONE } from './journey.ts';

type Refusal = { status: number; body: object } | null;

/** What the form sends, and what it is answered. */
class Server {
  readonly sent: Record<string, unknown>[] = [];
  answer: () => Promise<Refusal> | Refusal = () => null;
}

const test = base.extend<{ server: Server; open: (path: string) => Promise<void> }, { pages: string }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'form-pages-'));
      await provide(await buildFormPages(folder));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: async ({ page }, provide) => {
    const server = new Server();
    await page.exposeFunction('send', async (sent: Record<string, unknown>) => {
      server.sent.push(sent);
      return await server.answer();
    });
    await provide(server);
  },
  open: async ({ page, pages, server }, provide) => {
    await page.clock.install();
    await serveFormPages(page, pages, securityHeaders({}, { hsts: false }));
    await provide(async (path) => {
      expect(server.sent).toEqual([]);
      await page.goto(`http://forms.test${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
});

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save everything' });
/** What stands below a field, as it is read with it. */
const described = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join('|'),
  );

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

async function fillIn(page: Page) {
  await field(page, 'First name').fill('Riley');
  await page.getByRole('combobox', { name: 'Email', exact: true }).fill('riley@waymark.example');
  await page.getByRole('combobox', { name: 'Confirm email' }).fill('riley@waymark.example');
  await field(page, 'Password').fill('Waymark-2026!');
  await field(page, 'Confirm password').fill('Waymark-2026!');
  await field(page, 'Phone').pressSequentially('3125550148');
  await field(page, 'Street').fill('1529 W Carroll Ave');
  await choose(page, 'State', 'Illinois');
  await field(page, 'Postal code').fill('60607-1234');
  await choose(page, 'Plan', 'Premium');
  await field(page, 'Service interval').fill('5000');
  await field(page, 'Voltage').fill('12,4');
  await field(page, 'Digit 1').pressSequentially('123456');
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).check();
}

/** Types into the focused field with an input method: what it is at work on, step by step, then what it settles on. */
async function compose(page: Page, steps: readonly string[], settled: string) {
  const client = await page.context().newCDPSession(page);
  for (const text of steps) {
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await client.send('Input.insertText', { text: settled });
  await client.detach();
}

test('[core 5] an error appears a second after the last key, and goes with the key that mends it', async ({
  page,
  open,
}) => {
  await open('/every-field');
  // From here on, time goes by in the steps below alone.
  await page.clock.pauseAt(Date.now() + 60_000);
  const name = field(page, 'First name');
  await name.pressSequentially('R2');
  await page.clock.runFor(900);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await name.press('3');
  await page.clock.runFor(900);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.clock.runFor(100);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(await described(name)).toBe('Must contain only letters, hyphens, spaces, or apostrophes');
  await expect(page.locator('form output')).toHaveText('Must contain only letters, hyphens, spaces, or apostrophes');
  await name.fill('Riley');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('[core 5] sending shows every error at once and goes to the first wrong field; nothing is sent', async ({
  page,
  open,
  server,
}) => {
  await open('/every-field');
  await save(page).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(page.getByText('Required field')).toHaveCount(13);
  expect(await described(field(page, 'Street'))).toBe('Required field');
  await expect(page.getByRole('checkbox', { name: 'I agree to the terms' })).toHaveAttribute('aria-invalid', 'true');
  expect(server.sent).toEqual([]);
});

test('[core 5] what is sent is what the rules make of what was typed, once, and then nothing is left to lose', async ({
  page,
  open,
  server,
}) => {
  await open('/every-field');
  await fillIn(page);
  let finish = () => {};
  server.answer = () =>
    new Promise((resolve) => {
      finish = () => resolve(null);
    });
  await save(page).dblclick();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await field(page, 'First name').press('Enter');
  await expect.poll(() => server.sent.length).toBe(1);
  expect(server.sent[0]).toEqual({
    image: null,
    first_name: 'Riley',
    serial: 'C0417-88213',
    email: 'riley@waymark.example',
    confirm_email: 'riley@waymark.example',
    password: 'Waymark-2026!',
    confirm_password: 'Waymark-2026!',
    phone_number: '+13125550148',
    street: '1529 W Carroll Ave',
    country: 'US',
    state: 'IL',
    postal_code: '60607',
    plan: 'premium',
    interval: 5000,
    voltage: 12.4,
    note: null,
    pin: '123456',
    is_main: false,
    consent: true,
  });
  finish();
  await expect(page).toHaveURL('http://forms.test/elsewhere');
  expect(server.sent).toHaveLength(1);
});

test('[core 8] what the server refuses stands beside its field, the rest above, and what was typed stays', async ({
  page,
  open,
  server,
}) => {
  await open('/every-field');
  await fillIn(page);
  server.answer = () => ({
    status: 400,
    body: { validation_errors: { street: ['This street does not exist.'], company: ['is missing'] } },
  });
  await save(page).click();
  await expect(field(page, 'Street')).toBeFocused();
  expect(await described(field(page, 'Street'))).toBe('This street does not exist.');
  await expect(page.getByRole('alert')).toHaveText('company: is missing');
  await expect(field(page, 'Street')).toHaveValue('1529 W Carroll Ave');
  await expect(field(page, 'Password')).toHaveValue('Waymark-2026!');

  server.answer = () => ({ status: 409, body: { detail: 'This account is locked.' } });
  await field(page, 'Street').fill('1 Main St');
  await expect(field(page, 'Street')).not.toHaveAttribute('aria-invalid', 'true');
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('This account is locked.');
});

test('leaving the page with changes asks, and without them does not', async ({ page, open }) => {
  await open('/every-field');
  await field(page, 'First name').fill('Riley');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
  await expect(field(page, 'First name')).toHaveValue('Riley');

  await field(page, 'First name').fill('');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await field(page, 'First name').fill('Riley');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
});

test('[core 5] a phone number is formatted while it is typed, the caret stays, and another country writes it its way', async ({
  page,
  open,
}) => {
  await open('/every-field');
  const phone = field(page, 'Phone');
  await phone.pressSequentially('31x25550148999');
  await expect(phone).toHaveValue('(312) 555-0148');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await phone.press('Backspace');
  await expect(phone).toHaveValue('(325) 550-148');
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await phone.press('1');
  await expect(phone).toHaveValue('(312) 555-0148');
  await choose(page, 'Country code', 'Australia');
  await expect(phone).toHaveValue('3125 550 148');
  await phone.fill('+61 412 345 678');
  await expect(phone).toHaveValue('0412 345 678');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await phone.press('Delete');
  await expect(phone).toHaveValue('0412 456 78');
  await phone.fill('041');
  await page.clock.runFor(1_000);
  expect(await described(phone)).toBe('Invalid phone number|For text messages of your alerts');

  // What is pasted or filled in brings its country; of what is none of ours nothing is cut.
  const code = page.getByRole('combobox', { name: 'Country code' });
  await phone.fill('+52 55 1234 5678');
  await expect(code).toHaveValue('MX +52');
  await expect(phone).toHaveValue('55 1234 5678');
  await phone.fill('+44 7911 123456');
  await expect(phone).toHaveValue('+447911123456');
  await page.clock.runFor(1_000);
  expect(await described(phone)).toBe('Invalid phone number|For text messages of your alerts');
  // The old 1 of a mobile phone in Mexico makes no other number of it.
  await phone.fill('');
  await choose(page, 'Country code', 'Mexico');
  await phone.pressSequentially('1 55 1234 5678');
  await expect(phone).toHaveValue('55 1234 5678');
  await phone.fill('');
  // Nothing is left of it: the country is the form's again.
  await expect(code).toHaveValue('US +1');
  await compose(page, ['3', '31'], '312');
  await expect(phone).toHaveValue('(312');
});

test('[core 5] completions of an address come with the at-sign', async ({ page, open }) => {
  await open('/every-field');
  const email = page.getByRole('combobox', { name: 'Email', exact: true });
  await email.pressSequentially('riley');
  await expect(page.getByRole('option')).toHaveCount(0);
  await email.pressSequentially('@g');
  await expect(page.getByRole('option')).toHaveText(['riley@gmail.com']);
  await email.press('ArrowDown');
  await email.press('Enter');
  await expect(email).toHaveValue('riley@gmail.com');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('[commerce 5] a repeated address is compared again when the first one changes', async ({ page, open }) => {
  await open('/every-field');
  const [email, again] = [
    page.getByRole('combobox', { name: 'Email', exact: true }),
    page.getByRole('combobox', { name: 'Confirm email' }),
  ];
  await email.fill('riley@waymark.exampl');
  await again.fill('riley@waymark.example');
  await page.clock.runFor(1_000);
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  expect(await described(again)).toBe('Emails must match');
  await email.fill('riley@waymark.example');
  await expect(again).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill('riley@waymark.com');
  await page.clock.runFor(1_000);
  await expect(again).toHaveAttribute('aria-invalid', 'true');
});

test('[core 5] another country looks at the postal code again and empties the state', async ({ page, open }) => {
  await open('/every-field');
  await choose(page, 'State', 'Illinois');
  const code = field(page, 'Postal code');
  await code.fill('k1a 0b1');
  await page.clock.runFor(1_000);
  await expect(code).toHaveValue('k1a 0b1');
  await expect(code).toHaveCSS('text-transform', 'uppercase');
  expect(await described(code)).toBe('Must contain only digits, hyphens, or spaces');
  await choose(page, 'Country', 'Canada');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('');
  await expect(code).toHaveValue('K1A 0B1');

  // Small letters in the middle, and those of an input method, are written when the field is left.
  await code.focus();
  await code.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
  await code.pressSequentially('ab');
  await expect(code).toHaveValue('Kab1A 0B1');
  await code.fill('');
  await compose(page, ['h', 'h2'], 'h2x');
  await expect(code).toHaveValue('h2x');
  await code.press('Tab');
  await expect(code).toHaveValue('H2X');
});

test('[core 5] a text area does not take what may not be typed, keeps the caret and says so', async ({
  page,
  open,
}) => {
  await open('/every-field');
  const note = field(page, 'Note');
  await note.fill('No arranca, ¿por qué?');
  await note.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await note.press('<');
  await expect(note).toHaveValue('No arranca, ¿por qué?');
  expect(await note.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(3);
  await expect(page.getByText('This character cannot be used here')).toBeVisible();
  await note.press('!');
  await expect(note).toHaveValue('No !arranca, ¿por qué?');
  await expect(page.getByText('What support should know')).toBeVisible();
});

test('[core 5] a password can be shown, and says which parts of its rule it has', async ({ page, open }) => {
  await open('/every-field');
  const password = field(page, 'Password');
  await password.fill('abcdefgh1');
  await expect(password).toHaveAttribute('type', 'password');
  expect(await described(password)).toContain('a special character');
  await expect(page.getByText('a lowercase letter')).toHaveAccessibleName('a lowercase letter, done');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('a choice that may be missing is taken back by choosing it again', async ({ page, open }) => {
  await open('/every-field');
  const plan = page.getByRole('combobox', { name: 'Plan' });
  await choose(page, 'Plan', 'Premium');
  await expect(plan).toHaveValue('Premium');
  await choose(page, 'Plan', 'Premium');
  await expect(plan).toHaveValue('');
});

const PICTURE = 'docs/screens/sign-in-wide-light.png';

test('[commerce 5] an image is chosen, zoomed by keyboard, cropped and removed; too large or another kind is refused', async ({
  page,
  open,
  server,
}) => {
  const { violations } = watchViolations(page);
  await open('/every-field');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByRole('alert')).toHaveText('File too large. The maximum is 5 MB');
  await files.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('alert')).toHaveText('Please choose a JPEG, PNG, WebP or GIF image');
  await files.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toHaveText('This image could not be read. Please choose another one');

  await files.setInputFiles(PICTURE);
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await expect(dialog).toHaveCSS('width', '730px');
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.press('ArrowRight');
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.1');
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await expect(page.getByRole('button', { name: 'Replace' })).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  const picture = page.getByRole('img', { name: 'Chosen image' });
  const size = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(size).toBeCloseTo(1.5, 1);
  await fillIn(page);
  await save(page).click();
  await expect.poll(() => server.sent[0]?.['image']).toMatch(/^data:image\/png;base64,/);
  expect(await violations()).toEqual([]);

  await open2(page);
  await files.setInputFiles(PICTURE);
  await expect(zoom).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeFocused();
  await files.setInputFiles('client/public/icons/icon-192.png');
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeFocused();
});

const open2 = (page: Page) => page.goto('http://forms.test/every-field');

test('[core 5] required labels carry an asterisk', async ({ page, open }) => {
  await open('/every-field');
  const starred = await page.locator('label:has-text("*"), legend:has-text("*")').allInnerTexts();
  expect(starred.map((label) => label.replace(/\s*\*$/, ''))).toEqual([
    'First name',
    'Email',
    'Confirm email',
    'Password',
    'Confirm password',
    'Street',
    'Country',
    'State',
    'Postal code',
    'Service interval',
    'Voltage',
    'PIN',
    'I agree to the terms',
  ]);
});

test('typing into one of fifty fields draws that one alone', async ({ page, open }) => {
  await open('/fifty-fields');
  await page.evaluate(() => {
    window.drawn = {};
  });
  await field(page, 'field_25').pressSequentially('!?');
  await page.clock.runFor(1_000);
  await expect(field(page, 'field_25')).toHaveAttribute('aria-invalid', 'true');
  const drawn = await page.evaluate(() => window.drawn);
  expect(Object.keys(drawn)).toEqual(['field_25']);
  expect(drawn['field_25']).toBeLessThanOrEqual(6);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  test('every field is a target of 44 with text of 16, and nothing is found against WCAG', async ({ page, open }) => {
    await open('/every-field');
    await save(page).click();
    await expect(page.getByText('Required field').first()).toBeVisible();
    const controls = page.locator('form input:visible:not([type=checkbox]), form textarea, form button');
    for (const control of await controls.all()) {
      expect(
        (await control.boundingBox())?.height,
        await control.evaluate((element) => element.outerHTML),
      ).toBeGreaterThanOrEqual(44);
    }
    const small = await page
      .locator('form input:visible:not([type=checkbox]), form textarea')
      .evaluateAll((inputs) =>
        inputs
          .filter((input) => Number.parseFloat(getComputedStyle(input).fontSize) < 16)
          .map((input) => input.outerHTML),
      );
    expect(small).toEqual([]);
    await expectAccessible(page, 'every field');
  });
});
