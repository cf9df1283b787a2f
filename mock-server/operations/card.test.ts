import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();
const CARDS = '/api/v1/card';
const HOME = { Name: 'Sasha Novak', Street: '12 Oak St', City: 'Chicago', State: 'IL', Zip5: '60607' };
const VISA = {
  number: '4242424242424242',
  cvv: '917',
  exp_month: 4,
  exp_year: 2029,
  country: 'US',
  billing_info: HOME,
};
const AMEX = { ...VISA, number: '378282246310005', cvv: '9173' };

/** Has no cards at first. */
async function newOwner() {
  const world = await mock.world();
  const send = await mock.as(world, 'owner-new');
  const create = (card: object) => send('POST', CARDS, { ...card });
  const list = async () => ((await send('GET', CARDS)).body as { results: { id: number; is_main: boolean }[] }).results;
  return { world, send, create, list };
}
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

describe('[commerce 4] the main card', () => {
  test('is the first one, and stays it when others are added', async () => {
    const { create } = await newOwner();
    expect(await create(VISA)).toMatchObject({ status: 201, body: { is_main: true, brand: 'visa', last4: '4242' } });
    expect(await create(AMEX)).toMatchObject({ status: 201, body: { is_main: false, brand: 'american-express' } });
  });

  test('is exactly one: a new one clears the others', async () => {
    const { send, create, list } = await newOwner();
    const first = idOf(await create(VISA));
    const second = idOf(await create({ ...AMEX, is_main: true }));
    expect((await list()).filter(({ is_main }) => is_main)).toEqual([expect.objectContaining({ id: second })]);
    await send('PATCH', `${CARDS}/${first}`, { is_main: true });
    expect((await list()).filter(({ is_main }) => is_main)).toEqual([expect.objectContaining({ id: first })]);
    expect((await send('PATCH', `${CARDS}/${first}`, { is_main: false })).body).toMatchObject({
      validation_errors: { is_main: ['Make another card the main one instead'] },
    });
  });

  test('is replaced by a valid one when it is removed', async () => {
    const { world, send, create, list } = await newOwner();
    const main = idOf(await create(VISA));
    const expired = idOf(await create(AMEX));
    const valid = idOf(await create(AMEX));
    world.tables.cards.update(expired, { exp_month: 10, exp_year: 2026 });
    expect((await send('DELETE', `${CARDS}/${main}`)).status).toBe(204);
    expect((await list()).filter(({ is_main }) => is_main)).toEqual([expect.objectContaining({ id: valid })]);
    await send('DELETE', `${CARDS}/${valid}`);
    await send('DELETE', `${CARDS}/${expired}`);
    expect(await list()).toEqual([]);
  });

  test('cannot be an expired one; a card is valid through the last day of its month', async () => {
    const { world, send, create } = await newOwner();
    await create(VISA);
    const other = idOf(await create({ ...AMEX, exp_month: 11, exp_year: 2026 }));
    expect((await send('PATCH', `${CARDS}/${other}`, { is_main: true })).status).toBe(200);
    world.tables.cards.update(other, { is_main: false, exp_month: 10 });
    expect((await send('PATCH', `${CARDS}/${other}`, { is_main: true })).body).toMatchObject({
      validation_errors: { is_main: ['An expired card cannot be the main one'] },
    });
  });
});

test.each([
  ['an unpublished number', { number: '4111111111111111' }, 'number'],
  ['a number that fails its check digit', { number: '4242424242424241' }, 'number'],
  ['a code of another length', { cvv: '9173' }, 'cvv'],
  ['a date of the past', { exp_month: 10, exp_year: 2026 }, 'exp_year'],
])('[commerce 4] names the field of %s', async (_what, changed, field) => {
  const { create, list } = await newOwner();
  const { status, body } = await create({ ...VISA, ...changed });
  expect([status, Object.keys((body as { validation_errors: object }).validation_errors)]).toEqual([400, [field]]);
  expect(await list()).toEqual([]);
});

test('[commerce 7] keeps cards from other accounts', async () => {
  const world = await mock.world();
  const stranger = await mock.as(world, 'owner-stranger');
  for (const method of ['GET', 'DELETE']) expect((await stranger(method, `${CARDS}/501`)).status).toBe(404);
  expect((await stranger('PATCH', `${CARDS}/501`, { is_main: true })).status).toBe(404);
});

test('[commerce 4] keeps number and security code nowhere', async () => {
  const { world, send, create } = await newOwner();
  const answers = [
    await create(AMEX),
    await create({ ...AMEX, number: '4111111111111111' }),
    await create({ ...AMEX, number: '4000000000000002' }),
    await create({ ...VISA, number: '4000000000000002', cvv: '917' }),
    await create({ ...AMEX, number: '378282246310005x' }),
  ];
  const cart = {
    line_items: [{ product_id: 4 }],
    shipping_address: { line_1: '12 Oak St', city: 'Chicago', state: 'IL', postal_code: '60607', country: 'US' },
  };
  answers.push(await send('POST', '/api/v1/payments', cart), await send('GET', '/api/v1/payments'));
  answers.push(await send('POST', '/api/v1/payments', { ...cart, card_id: idOf(answers[3] as never) }));
  expect(answers.map(({ status }) => status)).toEqual([201, 400, 400, 201, 400, 200, 200, 400]);
  const kept = JSON.stringify([world.snapshot(), world.journal.entries(), answers.map(({ body }) => body)]);
  expect(kept).not.toMatch(/378282246310005|4111111111111111|4000000000000002|\b9173\b|"917"/);
});
