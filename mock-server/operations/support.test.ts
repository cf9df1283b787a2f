import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import { messagesTo } from '../../tests/support/outbox.ts';
import { DAY, HOUR, MINUTE } from '../world/duration.ts';
import type { World } from '../world/world.ts';

const mock = createMock();
const ARTICLE = '/api/article';
const CASES = '/api/case';
const OPEN = '/api/create-case';
const EMAIL = 'riley.kowalski@waymark.example';
const CASE = { name: 'Riley Kowalski', email: EMAIL, subject: 'Trailer 3', description: 'No position since Tuesday.' };

/** Requests of a persona in a language. */
async function reader(accepted: string | null, persona = 'owner') {
  const world = await mock.world();
  const token = await mock.tokenOf(world, persona);
  return async (path: string, body?: object) => {
    const response = await mock.app.request(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-mock-world': world.id,
        'x-access-token': token,
        ...(accepted !== null && { 'accept-language': accepted }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
}

const later = (world: World, ms: number) => world.clock.set(world.clock.now() + ms);

describe('[commerce 7] help articles', () => {
  test.each([
    [null, 'en', 'Reset your device'],
    ['en', 'en', 'Reset your device'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr', 'Réinitialiser votre appareil'],
    ['es', 'es', 'Reiniciar su dispositivo'],
    ['de, es', 'es', 'Reiniciar su dispositivo'],
    ['de', 'en', 'Reset your device'],
  ])('for the languages %s are in %s', async (accepted, language, title) => {
    const read = await reader(accepted);
    expect(await read(ARTICLE, { articleNumber: '000001205' })).toMatchObject({
      status: 200,
      body: { articleNumber: '000001205', title, language },
    });
  });

  test('are not found by an unknown number', async () => {
    const owner = await mock.as(await mock.world(), 'owner');
    expect((await owner('POST', ARTICLE, { articleNumber: '000009999' })).status).toBe(404);
    expect((await owner('POST', ARTICLE, { articleNumber: '000001204' })).status).toBe(200);
  });

  test('are refused without digits', async () => {
    const read = await reader(null);
    expect(await read(ARTICLE, { articleNumber: 'reset' })).toMatchObject({
      status: 400,
      body: { validation_errors: { articleNumber: ['Must have 4 to 12 digits'] } },
    });
  });
});

describe('[commerce 2] a search of the articles', () => {
  const titles = async (accepted: string | null, search: string) => {
    const { body } = await (await reader(accepted))(`${ARTICLE}?search=${encodeURIComponent(search)}`);
    return (body as { title: string }[]).map(({ title }) => title);
  };

  test('without words lists all 22', async () => {
    expect(await titles(null, '')).toHaveLength(22);
  });

  test('finds words of the body, and those of the title first', async () => {
    expect(await titles(null, 'Reset DEVICE')).toEqual(['Reset your device', 'My device is not connecting']);
    expect(await titles(null, 'ferry')).toEqual(['Towing alerts are missing']);
  });

  test('does not mind case and accents, in each language', async () => {
    expect(await titles('fr', 'reinitialiser')).toEqual(['Réinitialiser votre appareil']);
    expect(await titles('es', 'transbordador')).toEqual(['No llegan las alertas de vehículo remolcado']);
  });

  test('does not find tags', async () => {
    expect(await titles(null, 'strong')).toEqual([]);
  });
});

describe('[commerce 7] a support case', () => {
  test('has a number, and is in the list of its user alone', async () => {
    const world = await mock.world();
    const owner = await mock.as(world, 'owner');
    expect(await owner('POST', OPEN, { ...CASE, phone_type: 'ios' })).toMatchObject({
      status: 201,
      body: { id: 'CASE-004217' },
    });
    later(world, MINUTE);
    await owner('POST', OPEN, { ...CASE, subject: 'Van 12' });
    expect((await owner('GET', CASES)).body).toEqual([
      { id: 'CASE-004218', subject: 'Van 12', email: EMAIL, created_at: '2026-11-21T16:42:00.000Z', state: 'open' },
      { id: 'CASE-004217', subject: 'Trailer 3', email: EMAIL, created_at: '2026-11-21T16:41:00.000Z', state: 'open' },
    ]);
    expect((await (await mock.as(world, 'guest-full'))('GET', CASES)).body).toEqual([]);
  });

  test.each([
    ['English', 'We received your request CASE-004217', 'We reply to this address within 72 hours.'],
    ['French', 'Nous avons reçu votre demande CASE-004217', 'Nous répondons à cette adresse en 72 heures au plus.'],
    ['Spanish', 'Recibimos su solicitud CASE-004217', 'Respondemos a este correo en un plazo de 72 horas.'],
  ] as const)('sends a letter in %s', async (language, subject, promise) => {
    const world = await mock.world();
    world.tables.users.update(101, { language });
    await (await mock.as(world, 'owner'))('POST', OPEN, CASE);
    const [letter] = messagesTo(world, EMAIL);
    expect(letter?.subject).toBe(subject);
    expect(letter?.body).toContain(promise);
  });

  test('is answered within 72 hours, and closed a week later', async () => {
    const world = await mock.world();
    await (await mock.as(world, 'owner'))('POST', OPEN, CASE);
    // Signs in again, because a token lasts an hour.
    const state = async () => {
      const { body } = await (await mock.as(world, 'owner'))('GET', CASES);
      return (body as { state: string }[]).map((one) => one.state);
    };
    later(world, 48 * HOUR);
    expect(await state()).toEqual(['open']);
    later(world, 24 * HOUR);
    expect(await state()).toEqual(['answered']);
    expect(messagesTo(world, EMAIL)[0]?.subject).toBe('Our reply to your request CASE-004217');
    later(world, 7 * DAY);
    expect(await state()).toEqual(['closed']);
    later(world, 90 * DAY);
    expect(await state()).toEqual([]);
  });

  test.each([
    ['a blank description', { description: ' \n ' }, { description: ['Required field'] }],
    ['a description without width', { description: '\u200b\u2060\u202e' }, { description: ['Required field'] }],
    ['a tag', { description: 'See <b>this</b>' }, { description: ['Must not contain a html tag'] }],
    ['no address', { email: 'riley' }, { email: ['Email invalid'] }],
    ['an unknown phone', { phone_type: 'fax' }, { phone_type: [expect.any(String)] }],
  ])('is refused with %s', async (_what, field, validation_errors) => {
    const owner = await mock.as(await mock.world(), 'owner');
    expect(await owner('POST', OPEN, { ...CASE, ...field })).toMatchObject({
      status: 400,
      body: { validation_errors },
    });
  });

  test('is refused after the fifth in 15 minutes', async () => {
    const world = await mock.world();
    const owner = await mock.as(world, 'owner');
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await owner('POST', OPEN, CASE)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    later(world, 15 * MINUTE);
    expect((await owner('POST', OPEN, CASE)).status).toBe(201);
  });
});

test('[commerce 7] the scenario of support cases has one of each state, and the open one is answered', async () => {
  const world = await mock.world('case-open');
  const states = async () => {
    const { body } = await (await mock.as(world, 'owner'))('GET', CASES);
    return (body as { id: string; state: string }[]).map(({ id, state }) => `${id} ${state}`);
  };
  expect(await states()).toEqual(['CASE-004210 open', 'CASE-004188 answered', 'CASE-004101 closed']);
  later(world, 48 * HOUR);
  expect(await states()).toEqual(['CASE-004210 answered', 'CASE-004188 answered', 'CASE-004101 closed']);
});

describe('[commerce 3] the reset of a device', () => {
  test('restarts it, and is in the feed', async () => {
    const world = await mock.world();
    const owner = await mock.as(world, 'owner');
    expect(
      await owner('POST', '/api/iot/send-command', { deviceKey: '3182041907', command: 'reset_device' }),
    ).toMatchObject({
      status: 200,
      body: { command: 'reset_device', parsed: { command_success: true } },
    });
    const { body } = await owner('GET', '/api/v1/iot/logs?device_key=3182041907&event=device_management_command');
    expect((body as { results: object[] }).results[0]).toMatchObject({
      action: 'device_management_command',
      success: true,
    });
  });

  test.each([
    ['of an unreachable device is 424', '3182039914', 424, undefined],
    ['under a tracking-only plan is refused', 'GG-41873-T1', 403, 'TRACKING_ONLY'],
    ['under an expired plan is refused', 'DR-29914-036', 403, 'EXPIRED'],
  ])('%s', async (_what, deviceKey, status, code) => {
    const owner = await mock.as(await mock.world(), 'owner');
    const answer = await owner('POST', '/api/iot/send-command', { deviceKey, command: 'reset_device' });
    expect([answer.status, (answer.body as { code?: string }).code]).toEqual([status, code ?? expect.anything()]);
  });
});
