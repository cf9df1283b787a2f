import { besideField, button } from './controls.ts';
import {
  choosePassword,
  fillInRegistration,
  letterTo,
  NEW_PASSWORD,
  signIn as signInByForm,
  statusesOf,
} from './entry.ts';
import { calls, chooseWorld, expect, pressTwice, signIn, test, watched } from './journey.ts';
import { actOn, expectSaid, invitations, people, tickVehicle } from './sharing.ts';

const EMAIL = 'Email of your guest';
const PAT = 'pat.guest@waymark.example';

test('[commerce 4] a guest is invited, registers, commands, is lowered, refused and removed', async ({
  page,
  world,
  enter,
  browser,
  baseURL,
}) => {
  await enter('owner', '/sharing');
  await page.getByRole('link', { name: 'Invite a guest' }).click();
  await page.getByRole('combobox', { name: EMAIL }).fill(PAT);
  await tickVehicle(page, 'Van 14');
  await page.getByRole('radio', { name: /^Partial Access/ }).check();
  await pressTwice(button(page, 'Send invitation'));
  await expectSaid(page, `The invitation was sent to ${PAT}`);
  expect(await calls(world, 'inviteUser')).toBe(1);
  await expect(invitations(page).filter({ hasText: PAT })).toContainText('Van 14 Partial Access');

  const context = await browser.newContext({ baseURL });
  await chooseWorld(context, world, { isMapDrawn: false, baseURL });
  const guest = await context.newPage();
  await watched(guest, async () => {
    const invitation = await letterTo(world, PAT);
    await guest.goto(invitation.links[0]?.path ?? '');
    await guest.getByRole('link', { name: 'Create an account' }).click();
    await fillInRegistration(guest, PAT);
    await button(guest, 'Create account').click();
    await expect(guest.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await guest.goto((await letterTo(world, PAT)).links[0]?.path ?? '');
    await choosePassword(guest, NEW_PASSWORD);
    await expect(guest.getByText('Your password is set. You can sign in now.')).toBeVisible();
    await signInByForm(guest, PAT, NEW_PASSWORD);
    // Signing in leads back to the invitation.
    await button(guest, 'Accept invitation').click();
    await expect(guest.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await guest.goto('/sharing');
    await guest.getByRole('link', { name: 'Van 14' }).click();
    await button(guest, 'Lock').click();
    await expect(button(guest, 'Lock')).toHaveAccessibleDescription(/^Confirmed \d/);

    await page.reload();
    await expect(people(page).filter({ hasText: PAT })).toContainText('Used just now');
    await expect(invitations(page).filter({ hasText: PAT })).toHaveCount(0);
    await actOn(page, 'Nina Berg', 'Edit access');
    await page.getByRole('radio', { name: /^Read Only/ }).check();
    await button(page, 'Save access').click();
    await expectSaid(page, 'The access was saved');

    await button(guest, 'Unlock').click();
    await expect(guest.getByText('Your access is Read Only').first()).toBeVisible();
    expect((await statusesOf(world, 'sendCommand'))[0]).toBe(403);
    await expect(button(guest, 'Lock')).toHaveAttribute('aria-disabled', 'true');

    await button(page, 'Remove').click();
    const question = page.getByRole('dialog', { name: 'Remove Nina Berg?' });
    await expect(question).toContainText('loses access to all your vehicles at once');
    await pressTwice(question.getByRole('button', { name: 'Remove guest' }));
    await expectSaid(page, 'Nina Berg was removed');
    await expect(page).toHaveURL(/\/sharing$/);
    await expect(people(page).filter({ hasText: PAT })).toHaveCount(0);
    expect(await calls(world, 'deleteUser')).toBe(1);

    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    await guest.goto('/sharing');
    await expect(guest.getByRole('heading', { name: 'No vehicles to share yet' })).toBeVisible();
    await expect(guest.getByText('Shared by Riley Kowalski')).toHaveCount(0);
  });
  await context.close();
});

test('[commerce 6] says on the page of a vehicle that access to it has ended', async ({
  page,
  world,
  enter,
  browser,
  baseURL,
}) => {
  await enter('guest-partial', '/control-center/vehicle/1003');
  await expect(button(page, 'Lock')).toBeEnabled();
  const context = await browser.newContext({ baseURL });
  await chooseWorld(context, world, { isMapDrawn: false, baseURL });
  const owner = await context.newPage();
  await signIn(owner, world, 'owner');
  await owner.goto('/sharing');
  await actOn(owner, 'Theo Lindqvist', 'End now');
  const question = owner.getByRole('dialog', { name: 'End the access of Theo Lindqvist now?' });
  await expect(question).toContainText('Van 12, Van 07, and Van 14');
  await question.getByRole('button', { name: 'End access' }).click();
  await expectSaid(owner, 'Access ended: Theo Lindqvist');
  await expect(people(owner).filter({ hasText: 'Theo Lindqvist' })).toHaveCount(0);
  await context.close();

  await button(page, 'Lock').click();
  await expect(page.getByRole('heading', { name: 'You no longer have access to Van 14' })).toBeVisible();
});

test('[commerce 4] sends an invitation by keyboard alone', async ({ page, world, enter }) => {
  await enter('owner', '/sharing');
  await page.getByRole('link', { name: 'Invite a guest' }).focus();
  await page.keyboard.press('Enter');
  const email = page.getByRole('combobox', { name: EMAIL });
  await expect(email).toBeVisible();
  const tabTo = async (wanted: ReturnType<typeof button>) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(wanted).toBeFocused({ timeout: 300 });
    }).toPass();
  };
  await tabTo(email);
  await page.keyboard.type(PAT);
  await page.keyboard.press('Escape');
  await tabTo(page.getByRole('searchbox', { name: 'Search vehicles and groups' }));
  await page.keyboard.type('Van 14');
  await tabTo(page.getByRole('checkbox', { name: /^Van 14/ }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('radio', { name: /^Read Only/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Partial Access/ })).toBeChecked();
  await tabTo(page.getByRole('radio', { name: 'No end' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '1 hour' })).toBeChecked();
  await tabTo(button(page, 'Send invitation'));
  await page.keyboard.press('Enter');
  await expectSaid(page, `The invitation was sent to ${PAT}`);
  expect(await statusesOf(world, 'inviteUser')).toEqual([201]);
});

test('[core 5] explains each wrong field, keeps what was typed, and asks before leaving', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/sharing/invite');
  await button(page, 'Send invitation').click();
  await expect(besideField(page, 'Choose at least one vehicle')).toBeVisible();
  const email = page.getByRole('combobox', { name: EMAIL });
  await expect(email).toBeFocused();
  await email.fill('riley.kowalski@waymark.example');
  await email.blur();
  await expect(besideField(page, 'This is your own email. Enter the one of your guest')).toBeVisible();
  const pending = page.getByRole('checkbox', { name: /^Wrangler/ });
  await page.getByRole('searchbox', { name: 'Search vehicles and groups' }).fill('wrang');
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await expect(pending).toHaveAccessibleDescription('Transfer pending');
  await tickVehicle(page, 'Van 14');
  await page.getByRole('radio', { name: 'Until…' }).check();
  await expect(page.getByText('Time zone of your account: Chicago')).toBeVisible();
  await page.getByLabel('Starts').fill('2026-12-02T08:00');
  await page.getByLabel('Ends at').fill('2026-12-02T07:59');
  await button(page, 'Send invitation').click();
  await expect(besideField(page, 'Must be after the start')).toBeVisible();
  await page.getByLabel('Ends at').fill('2026-11-20T08:00');
  await page.getByLabel('Starts').fill('2027-03-14T02:30');
  await button(page, 'Send invitation').click();
  await expect(besideField(page, 'Must be in the future')).toBeVisible();
  await expect(besideField(page, /^Clocks go forward then/)).toBeVisible();
  expect(await calls(world, 'inviteUser')).toBe(0);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^Stay/ }).click();
  await expect(page.getByLabel('Ends at')).toHaveValue('2026-11-20T08:00');
});

test('[commerce 4] sends again once, copies the link, and cancels at once', async ({ page, world, enter, context }) => {
  await enter('owner', '/sharing');
  const nina = invitations(page).filter({ hasText: 'nina@waymark.example' });
  await expect(nina).toContainText('Waiting for an answer');
  await pressTwice(button(page, 'Send again: nina@waymark.example'));
  await expect(nina).toContainText('Sent again');
  expect(await statusesOf(world, 'inviteUser')).toEqual([201]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const kept: string[] = [];
  await page.exposeFunction('keep', (text: string) => kept.push(text));
  await page.evaluate(() => {
    const keep = (window as unknown as { keep: (text: string) => Promise<void> }).keep;
    Object.assign(navigator.clipboard, { writeText: keep });
  });
  await button(page, 'Copy link: nina@waymark.example').click();
  await expectSaid(page, 'Link for nina@waymark.example copied.');
  expect(new URL(kept[0] ?? '').pathname + new URL(kept[0] ?? '').search).toBe('/invite?token=invite-newcomer');

  await button(page, 'Cancel: nina@waymark.example').click();
  const question = page.getByRole('dialog', { name: 'Cancel the invitation of nina@waymark.example?' });
  await question.getByRole('button', { name: 'Keep invitation' }).click();
  await expect(nina).toHaveCount(1);
  await button(page, 'Cancel: nina@waymark.example').click();
  await pressTwice(question.getByRole('button', { name: 'Cancel invitation' }));
  await expect(nina).toHaveCount(0);
  expect(await statusesOf(world, 'declineInvite')).toEqual([204]);
  await page.goto('/cancel-invite?token=invite-newcomer');
  await expect(page.getByRole('alert')).toHaveText('This invitation was canceled by its sender.');
});

test('[commerce 8] explains that an address got too many emails', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'inviteUser', effect: { status: 429 } });
  await enter('owner', '/sharing');
  await button(page, 'Send again: nina@waymark.example').click();
  await expect(page.getByRole('alert').filter({ hasText: 'got several emails within a few minutes' })).toBeVisible();
});

test('[commerce 6] exclusive access says what its owner gives up, needs an end, and names who has it', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/sharing/invite');
  await page.getByRole('combobox', { name: EMAIL }).fill(PAT);
  await tickVehicle(page, 'Van 02');
  await page.getByRole('radio', { name: /^Full Access/ }).check();
  const exclusive = page.getByRole('switch', { name: 'Exclusive access' });
  await exclusive.check({ force: true });
  await expect(page.getByText('You can only view: no commands, no settings, no transfer.')).toBeVisible();
  await expect(page.getByText('You still pay: renewals, cards and receipts stay yours.')).toBeVisible();
  await button(page, 'Send invitation').click();
  await expect(besideField(page, 'Exclusive access needs an end. Choose another duration')).toBeVisible();
  expect(await calls(world, 'inviteUser')).toBe(0);
  await page.getByRole('radio', { name: 'Today' }).check();
  await button(page, 'Send invitation').click();
  await expect(
    besideField(page, 'Amara Okafor has exclusive access at that time. Choose another time, or end theirs first'),
  ).toBeVisible();
  expect(await statusesOf(world, 'inviteUser')).toEqual([400]);
});

test('[core 6] a guest sees what is shared by whom, and leaves', async ({ page, world, enter }) => {
  await enter('guest-full', '/sharing');
  const mine = page.getByRole('list', { name: 'Shared with you', exact: true }).locator('> li');
  await expect(mine).toContainText('Shared by Riley Kowalski');
  await expect(mine).toContainText('Van 12 Full Access');
  await expect(page.getByRole('link', { name: 'Invite a guest' })).toHaveCount(0);
  await button(page, 'Leave: Riley Kowalski').click();
  const question = page.getByRole('dialog', { name: 'Leave the vehicles shared by Riley Kowalski?' });
  await expect(question).toContainText('Only a new invitation gives you access again.');
  await pressTwice(question.getByRole('button', { name: 'Leave', exact: true }));
  await expect(page.getByRole('heading', { name: 'Nothing is shared with you' })).toBeVisible();
  expect(await statusesOf(world, 'deleteUser')).toEqual([204]);
  await page.goto('/control-center/vehicle/1001');
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test('[commerce 4] accepts a received invitation on the page, once for two presses', async ({ page, world, enter }) => {
  await enter('guest-expired', '/sharing');
  const received = page.getByRole('list', { name: 'Invitations to you', exact: true }).locator('> li');
  await expect(received).toContainText('Riley Kowalski wants to share vehicles with you');
  await button(page, 'Decline the invitation of Riley Kowalski').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await pressTwice(button(page, 'Accept the invitation of Riley Kowalski'));
  await expectSaid(page, 'You now see the vehicles of Riley Kowalski');
  await expect(received).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Van 07' })).toBeVisible();
  expect(await statusesOf(world, 'acceptInvite')).toEqual([204]);
});

test('[commerce 6] extends every record of a guest without revoking it, and follows changes elsewhere', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/sharing/edit/205');
  await expect(page.getByText(/^Now: Ends in 3\d hr$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Until…' }).check();
  await page.getByLabel('Ends at').fill('2026-12-24T18:00');
  await button(page, 'Save access').click();
  await expectSaid(page, 'The access was saved');
  await expect(page.getByText('Now: Ends Dec 24, 2026, 6:00 PM')).toBeVisible();
  await button(page, 'Save access').click();
  await expectSaid(page, 'Nothing was changed');
  expect(await calls(world, 'updateUser')).toBe(1);
  await page.goto('/sharing/edit/999');
  await expect(page.getByRole('heading', { name: 'This guest is not in your account' })).toBeVisible();
  await page.goto('/sharing/edit');
  await page.getByRole('link', { name: /^Noor Haddad/ }).click();
  await expect(page.getByRole('heading', { name: 'Access of Noor Haddad' })).toBeVisible();
});
