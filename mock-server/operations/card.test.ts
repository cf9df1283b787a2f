import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import { TABLES } from '../world/rows.ts';

const mock = createMock();
const CARDS = '/api/v1/card';
const HOME = { Name: 'Riley Kowalski', Street: '1026 W Fulton Market', City: 'Chicago', State: 'IL', Zip5: '60607' };
const CARD = {
  number: '5555555555554444',
  cvv: '371',
  exp_month: 4,
  exp_year: 2031,
  country: 'US',
  billing_info: HOME,
};

async function owner(persona = 'owner') {
  const world = await mock.world();
  const send = await mock.as(world, persona);
  const mains = async () => {
    const { results } = (await send('GET', CARDS)).body as { results: { id: number; is_main: boolean }[] };
    return results.filter(({ is_main }) => is_main).map(({ id }) => id);
  };
  return { world, send, mains };
}

describe('[commerce 4] exactly one card is the main one', () => {
  test('the first card is, and another only when asked for', async () => {
    const { send, mains } = await owner('owner-new');
    const first = (await send('POST', CARDS, { ...CARD, is_main: false })).body as { id: number };
    expect(first).toMatchObject({ is_main: true, brand: 'mastercard', last4: '4444' });
    await send('POST', CARDS, { ...CARD, number: '4242424242424242' });
    expect(await mains()).toEqual([first.id]);
  });

  test('making one the main card clears the others', async () => {
    const { send, mains } = await owner();
    expect(await mains()).toEqual([501]);
    expect((await send('PATCH', `${CARDS}/502`, { is_main: true })).body).toMatchObject({ is_main: true });
    expect(await mains()).toEqual([502]);
  });

  test('clearing the flag is refused, and removing the card moves it', async () => {
    const { send, mains } = await owner();
    expect(await send('PATCH', `${CARDS}/501`, { is_main: false })).toMatchObject({
      status: 400,
      body: { validation_errors: { is_main: ['Make another card the main one instead'] } },
    });
    expect((await send('DELETE', `${CARDS}/501`)).status).toBe(204);
    expect(await mains()).toEqual([502]);
  });

  test('an expired card cannot become it; a card is valid through the last day of its month', async () => {
    const world = await mock.world();
    const patch = async (id: number) => (await mock.as(world, 'owner'))('PATCH', `${CARDS}/${id}`, { is_main: true });
    // 502 expires in November 2026.
    world.clock.set(Date.parse('2026-12-01T05:59:00Z'));
    expect((await patch(502)).status).toBe(200);
    await patch(501);
    world.clock.set(Date.parse('2026-12-01T06:01:00Z'));
    expect(await patch(502)).toMatchObject({
      status: 400,
      body: { validation_errors: { is_main: ['An expired card cannot be the main one'] } },
    });
  });
});

test.each([
  [{ number: '4111111111111112' }, 'number'],
  [{ cvv: '1234' }, 'cvv'],
  [{ exp_year: 2020 }, 'exp_year'],
  [{ exp_month: 10, exp_year: 2026 }, 'exp_year'],
  [{ billing_info: { ...HOME, State: 'ZZ' } }, 'billing_info.State'],
  [{ billing_info: { ...HOME, Zip5: '607' } }, 'billing_info.Zip5'],
  [{ billing_info: { ...HOME, Zip5: 'ABCDE' } }, 'billing_info.Zip5'],
  [{ country: 'CA', billing_info: { ...HOME, State: 'ZZ' } }, 'country'],
  [{ billing_info: { ...HOME, State: 'ZZ' } }, 'billing_info.State'],
  [{ nickname: '4242424242424242' }, 'nickname'],
  [{ nickname: 'Visa 4242 4242-4242 4242' }, 'nickname'],
  [{ billing_info: { ...HOME, Name: '5555555555554444' } }, 'billing_info.Name'],
])('[commerce 5] refuses %o with the field', async (wrong, field) => {
  const { send } = await owner();
  expect(await send('POST', CARDS, { ...CARD, ...wrong })).toMatchObject({
    status: 400,
    body: { validation_errors: { [field]: [expect.any(String)] } },
  });
});

test('[commerce 4] a card has an address in the country of its account', async () => {
  const { world, send } = await owner();
  const billing_info = { ...HOME, City: 'Montréal', State: 'QC', Zip5: 'H3B1A1' };
  const refused = {
    status: 400,
    body: { validation_errors: { country: ['Must be the country of your account (United States)'] } },
  };
  expect(await send('PATCH', `${CARDS}/501`, { country: 'CA', billing_info })).toMatchObject(refused);
  expect(await send('POST', CARDS, { ...CARD, country: 'CA', billing_info })).toMatchObject(refused);
  world.tables.users.update(101, { country: 'CA' });
  expect((await send('PATCH', `${CARDS}/501`, { country: 'CA', billing_info })).status).toBe(200);
});

test('[commerce 3] a card number that was sent as the name of a field is not in the journal', async () => {
  const { world, send } = await owner();
  const refused = await send('POST', CARDS, { ...CARD, '4242 4242 4242 4242': 1, '378282246310005': 1 });
  expect(refused.status).toBe(400);
  expect(world.journal.entries()[0]?.refused).toEqual(['[redacted]', '[redacted]']);
});

test('[commerce 3] number and security code are in no row and no journal entry', async () => {
  const { world, send } = await owner();
  expect((await send('POST', CARDS, { ...CARD, cvv: '9173'.slice(0, 3) })).status).toBe(201);
  expect((await send('POST', CARDS, { ...CARD, number: '4000056655665556', exp_year: 2020 })).status).toBe(400);
  const kept = JSON.stringify([TABLES.map((name) => [...world.tables[name].values()]), world.journal.entries()]);
  expect(kept).not.toContain('5555555555554444');
  expect(kept).not.toContain('4000056655665556');
  expect(kept).not.toContain('"917"');
  expect(kept).not.toMatch(/"cvv":"(?!\[redacted\]")/);
});

test('[commerce 4] removing the main card prefers a valid one', async () => {
  const { world, send, mains } = await owner();
  world.tables.cards.update(502, { exp_month: 10 });
  const valid = (await send('POST', CARDS, CARD)).body as { id: number };
  await send('DELETE', `${CARDS}/501`);
  expect(await mains()).toEqual([valid.id]);
});

test('[commerce 4] number and security code are in no snapshot or answer after a purchase', async () => {
  const { world, send } = await owner('owner-new');
  const amex = { ...CARD, number: '378282246310005', cvv: '9173' };
  const shipping_address = {
    line_1: '12 Oak St',
    city: 'Chicago',
    state: 'IL',
    postal_code: '60607',
    country: 'US',
  };
  const cart = { line_items: [{ product_id: 4 }], shipping_address };
  const answers = [
    await send('POST', CARDS, amex),
    await send('POST', CARDS, { ...amex, number: '4111111111111111' }),
    await send('POST', CARDS, { ...amex, number: '378282246310005x' }),
    await send('POST', '/api/v1/payments', cart),
    await send('GET', '/api/v1/payments'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 400, 400, 200, 200]);
  const kept = JSON.stringify([world.snapshot(), world.journal.entries(), answers.map(({ body }) => body)]);
  expect(kept).not.toMatch(/378282246310005|4111111111111111|\b9173\b/);
});
