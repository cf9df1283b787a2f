import { button } from './controls.ts';
import { calls, expect, hold, PHONE, test } from './journey.ts';
import { actOn, expectSaid, invitations, people, tickVehicle } from './sharing.ts';

const WRITES = ['sendCommand', 'sendConfiguration', 'updateVehicle', 'updateUser', 'startStream', 'updateFeatures'];

test('[commerce 6] views a vehicle as a guest, and sends nothing whatever is pressed', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/sharing');
  await actOn(page, 'Mei Tanaka', 'View as guest');
  await expect(page.getByText('You see Van 12 as Mei Tanaka does: Read Only. Nothing is sent.')).toBeVisible();
  await expect(button(page, 'Lock')).toHaveAccessibleDescription('Your access is Read Only');
  await page.goto('/control-center/vehicle/1001?guest=201');
  await expect(page.getByText('You see Van 12 as Noor Haddad does: Full Access. Nothing is sent.')).toBeVisible();
  await button(page, 'Lock').click();
  await expectSaid(page, 'This is only a view. Nothing was sent.');
  await button(page, 'Unlock').press('Enter');
  const journal = (await world.control('GET', '/journal')) as { operation: string | null }[];
  expect(journal.filter(({ operation }) => WRITES.includes(operation ?? ''))).toEqual([]);
  await page.getByRole('combobox', { name: 'Vehicle' }).selectOption('Van 07');
  await expect(page.getByText('You see Van 07 as Noor Haddad does: Full Access. Nothing is sent.')).toBeVisible();
  await page.goto('/control-center/vehicle/1001?guest=204');
  await expect(page.getByText('Jonas Weber does not see Van 12 now: the access has ended.')).toBeVisible();
  await expect(button(page, 'Lock')).toHaveCount(0);
});

test('[commerce 6] explains what guests may do at each level', async ({ page, enter }) => {
  await enter('owner', '/sharing/invite');
  await expect(page.getByRole('table', { name: 'What each access level allows' }).getByRole('row')).toHaveText([
    'ActionRead OnlyPartial AccessFull Access',
    'See position, state, trips and alertsYesYesYes',
    'Send commands: lock, start, locateNoYesYes',
    'Change settings and vehicle infoNoNoYes',
    'Plans and paymentsNoNoNo',
    'Share with othersNoNoNo',
    'Transfer to another ownerNoNoNo',
  ]);
});

test('[commerce 4] invites again who declined, in the states of the invitation', async ({ page, world, enter }) => {
  await enter('owner', '/sharing');
  const omar = invitations(page).filter({ hasText: 'omar@waymark.example' });
  await expect(omar).toContainText('Declined');
  await expect(invitations(page).filter({ hasText: 'kim@waymark.example' })).toContainText('Sent again');
  await expect(button(page, 'Cancel: omar@waymark.example')).toHaveCount(0);
  await button(page, 'Invite again: omar@waymark.example').click();
  await expectSaid(page, 'The invitation was sent to omar@waymark.example again');
  await expect(omar).toContainText('Waiting for an answer');
  expect(await calls(world, 'inviteUser')).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 2] invites and edits a guest', async ({ page, enter }) => {
    await enter('owner', '/sharing');
    await page.getByRole('link', { name: 'Invite a guest' }).click();
    await page.getByRole('combobox', { name: 'Email of your guest' }).fill('pat.guest@waymark.example');
    await tickVehicle(page, 'Van 05');
    await page.getByRole('radio', { name: 'Today' }).check();
    await expect(page.getByText('Ends Nov 22, 2026, 12:00 AM')).toBeVisible();
    await button(page, 'Send invitation').click();
    await expect(invitations(page).filter({ hasText: 'pat.guest@waymark.example' })).toContainText('Van 05 Read Only');
    await actOn(page, 'Noor Haddad', 'Edit access');
    await page.getByRole('switch', { name: 'Set a level for each vehicle' }).check({ force: true });
    await page.getByRole('combobox', { name: 'Access level for Van 07' }).selectOption('Read Only');
    await button(page, 'Save access').click();
    await expectSaid(page, 'The access was saved');
    await page.goto('/sharing');
    await expect(people(page).filter({ hasText: 'Noor Haddad' })).toContainText('Van 07 Read Only');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('[commerce 1] invites a guest in French', async ({ page, world, enter }) => {
  await enter('owner-canadian', '/sharing');
  await page.getByRole('link', { name: 'Inviter une personne' }).first().click();
  await page.getByRole('combobox', { name: 'Courriel de votre invité' }).fill('pat.guest@waymark.example');
  await page.getByRole('checkbox', { name: /^Outback/ }).check();
  await page.getByRole('radio', { name: /^Accès partiel/ }).check();
  await page.getByRole('radio', { name: 'Sans fin' }).check();
  await button(page, 'Envoyer l’invitation').click();
  await expect(page.getByText('L’invitation a été envoyée à pat.guest@waymark.example')).toBeVisible();
  expect(await calls(world, 'inviteUser')).toBe(1);
});

test('[commerce 1] shows the sharing page in Spanish', async ({ page, enter }) => {
  await enter('owner-mexican', '/sharing');
  await expect(page.getByRole('heading', { level: 2, name: 'Personas con quienes comparte' })).toBeVisible();
  await page.getByRole('link', { name: 'Invitar a una persona' }).first().click();
  await button(page, 'Enviar invitación').click();
  await expect(page.getByText('Elija al menos un vehículo').first()).toBeVisible();
});

/** Refusals of an invitation by their code, and what the form says. One without a code has a general text. */
for (const { language, persona, vehicle, email, send, refusals } of [
  {
    language: 'French',
    persona: 'owner-canadian',
    vehicle: /^Outback/,
    email: 'Courriel de votre invité',
    send: 'Envoyer l’invitation',
    refusals: {
      PENDING_TRANSFER: 'Le transfert d’un véhicule a commencé entre-temps. Décochez-le ou annulez son transfert.',
      OWNER_ONLY: 'Seul le propriétaire peut faire cela.',
      none: 'Vous n’avez pas l’autorisation de faire cela.',
    },
  },
  {
    language: 'Spanish',
    persona: 'owner-mexican',
    vehicle: /^Versa/,
    email: 'Correo de su invitado',
    send: 'Enviar invitación',
    refusals: {
      PENDING_TRANSFER: 'Entretanto se inició la transferencia de un vehículo. Desmárquelo o cancele su transferencia.',
      OWNER_ONLY: 'Solo el propietario puede hacer esto.',
      none: 'No tiene permiso para hacer esto.',
    },
  },
  {
    language: 'English',
    persona: 'owner',
    vehicle: /^Box truck/,
    email: 'Email of your guest',
    send: 'Send invitation',
    refusals: {
      PENDING_TRANSFER: 'The transfer of a vehicle has started in the meantime. Untick it, or cancel its transfer.',
      none: 'You do not have permission to do this.',
    },
  },
]) {
  test(`[core 8] says in ${language} why an invitation was refused`, async ({ page, world, enter }) => {
    await enter(persona, '/sharing/invite');
    await page.getByRole('combobox', { name: email }).fill('pat.guest@waymark.example');
    await page.getByRole('checkbox', { name: vehicle }).check();
    for (const [code, text] of Object.entries(refusals)) {
      const body = code === 'none' ? {} : { detail: 'Refused by the server.', code };
      await world.control('POST', '/faults', { operation: 'inviteUser', times: 1, effect: { status: 403, body } });
      await button(page, send).click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await expect(page.getByText('Refused by the server.')).toHaveCount(0);
    }
  });
}

test('[core 2.4] slow answers to an invitation and a removal leave the owner on the page that they went to', async ({
  page,
  enter,
}) => {
  await enter('owner', '/sharing/invite');
  await page.getByRole('combobox', { name: 'Email of your guest' }).fill('pat.guest@waymark.example');
  await tickVehicle(page, 'Van 14');
  const invitation = await hold(page, '**/user/invite');
  await button(page, 'Send invitation').click();
  await expect.poll(invitation.count).toBe(1);
  await page.getByRole('link', { name: 'Reports' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  invitation.release();
  await expectSaid(page, 'The invitation was sent to pat.guest@waymark.example');
  await expect(page).toHaveURL(/\/reports/);

  await page.getByRole('link', { name: 'Sharing', exact: true }).click();
  await actOn(page, 'Noor Haddad', 'Edit access');
  await button(page, 'Remove').click();
  const removal = await hold(page, /\/api\/v1\/user\/201/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove guest' }).click();
  await expect.poll(removal.count).toBe(1);
  // The question stays open until the answer. The history of the browser leaves the page nevertheless.
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  removal.release();
  await expectSaid(page, 'was removed');
  await expect(page).toHaveURL(/\/reports/);
});

test('[core 5] shows hostile names of guests and invitations as text', async ({ page, enter }) => {
  const hostile = '<img src=x onerror="window.hit=1">';
  await page.route('**/api/v1/user?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { results: { id: number; first_name: string }[] };
    for (const user of list.results) if (user.id === 201) user.first_name = hostile;
    await route.fulfill({ response, json: list });
  });
  await page.route('**/api/v1/user/token', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { email: string }[];
    if (list[0]) list[0].email = hostile;
    await route.fulfill({ response, json: list });
  });
  await enter('owner', '/sharing');
  await expect(people(page).filter({ hasText: 'guest-full@waymark.example' })).toContainText(`${hostile} Haddad`);
  await expect(invitations(page).first()).toContainText(hostile);
  await actOn(page, `${hostile} Haddad`, 'Remove');
  await expect(page.getByRole('dialog')).toContainText(`${hostile} Haddad loses access`);
  expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
});
