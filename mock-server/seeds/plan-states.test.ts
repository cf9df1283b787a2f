import { describe, expect, test } from 'vitest';
import { plansById } from '../../fixtures/catalog/plans.ts';
import type { Device } from '../../generated/contract/types.gen.ts';
import { createMock } from '../../tests/support/mock.ts';
import type { ScenarioName } from '../world/scenarios.ts';

const mock = createMock();

async function as(persona: string, scenario: ScenarioName) {
  const world = await mock.world(scenario);
  const send = await mock.as(world, persona);
  return { world, read: async (path: string) => (await send('GET', `/api/v1${path}`)).body, send };
}

/** The device, as its owner sees it. */
async function device(persona: string, scenario: ScenarioName, key: string): Promise<Device> {
  const { read } = await as(persona, scenario);
  return ((await read(`/device?device_key=${key}`)) as { results: [Device] }).results[0];
}

/** The states of commerce 4, and where to find them. */
const STATES: readonly [state: string, scenario: ScenarioName, key: string, expected: object][] = [
  ['a trial', 'default', '3182042795', { pricing_plan: { is_trial: true }, autorenewal: false }],
  [
    'a trial that ends tomorrow, with a plan after it',
    'subscriptions',
    '3182042795',
    {
      pricing_plan: { is_trial: true },
      autorenewal: true,
      subscription: { days_left: 1, pending_plan: { plan_id: 'premium-month' } },
    },
  ],
  [
    'a trial that ends tomorrow, and the service with it',
    'subscriptions',
    'DR-33120-745',
    { pricing_plan: { is_trial: true }, autorenewal: false, subscription: { days_left: 1, pending_plan: null } },
  ],
  ['years paid in advance', 'default', '3182040076', { pricing_plan: { billing_model: '2_year' } }],
  ['a monthly plan', 'default', 'GG-18836-C2', { pricing_plan: { billing_model: 'month_to_month' } }],
  ['an expired plan', 'default', 'DR-29914-036', { device_state: 'installed', subscription: { days_left: 0 } }],
  [
    'a paused device without a plan',
    'default',
    'DR-31047-182',
    { device_state: 'paused', subscription: { pause: null } },
  ],
  [
    'a pause that is planned',
    'subscriptions',
    '3182038857',
    { device_state: 'installed', subscription: { pause: { starts_at: '2026-12-11T00:00:00.000Z' } } },
  ],
  [
    'a pause that has begun',
    'subscriptions',
    '3182038840',
    { device_state: 'paused', subscription: { pause: { ends_at: '2027-01-22T00:00:00.000Z' } } },
  ],
  [
    'a downgrade at the end of the term',
    'subscriptions',
    '3182041907',
    {
      pricing_plan: { level: 3 },
      subscription: { pending_plan: { plan_id: 'basic-month', level: 1, is_paid: false } },
    },
  ],
  [
    'a declined renewal, tried again at the same price',
    'subscriptions',
    'GG-18836-C2',
    { subscription: { renewal_amount: 9.59, renewal_failure: { attempts: 1, amount: 9.59 } } },
  ],
  ['a replacement order', 'subscriptions', '3182042261', { replacement_order_placed: true }],
  ['a module upgrade on offer', 'subscriptions', '3182041533', { upgrade_offer: { is_mandatory: false } }],
  ['a mandatory module upgrade', 'subscriptions', '3182039914', { upgrade_offer: { is_mandatory: true } }],
];

describe('[commerce 4] the seeds have', () => {
  test.each(STATES)('%s', async (_, scenario, key, expected) => {
    expect(await device('owner', scenario, key)).toMatchObject(expected);
  });

  test.each([
    ['nine vehicles at the full price', 'nine-vehicles', 11.99],
    ['ten vehicles at 20 percent less', 'ten-vehicles', 9.59],
  ] as const)('%s', async (_, scenario, renewal_amount) => {
    // Van 05 has the monthly plan of 11.99.
    expect(await device('owner', scenario, 'GG-18836-C2')).toMatchObject({ subscription: { renewal_amount } });
  });

  test.each(['default', 'subscriptions', 'nine-vehicles', 'fleet'] as const)(
    'no trial that claims to renew without a plan after it: %s',
    async (scenario) => {
      const { devices } = (await mock.world(scenario)).tables;
      const wrong = [...devices.values()].filter(
        ({ plan_id, autorenewal, pending_plan }) => plansById.get(plan_id)?.is_trial && autorenewal && !pending_plan,
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
    },
  );

  test('credit that is left', async () => {
    const { read } = await as('owner', 'subscriptions');
    expect(await read('/subscriber/11')).toMatchObject({ prepaid_credit: 40 });
  });

  test('a card that expires this month beside the main card', async () => {
    const { read } = await as('owner', 'default');
    expect(await read('/card')).toMatchObject({
      results: [
        { last4: '4242', is_main: true },
        { last4: '4444', is_main: false, exp_month: 11, exp_year: 2026 },
      ],
    });
  });

  test('an owner whose card is declined, and owners who pay in other currencies', async () => {
    const item = (device_key: string) => ({ line_items: [{ device_key, plan_id: 'premium-month' }] });
    const declined = await as('owner-declined-card', 'default');
    const { results } = (await declined.read('/device')) as { results: { device_key: string }[] };
    expect(await declined.send('POST', '/api/v1/payments', item(results[0]?.device_key ?? ''))).toMatchObject({
      status: 400,
      body: { code: 'DECLINED' },
    });
    for (const [persona, currency] of [
      ['owner-canadian', 'CAD'],
      ['owner-australian', 'AUD'],
      ['owner-mexican', 'MXN'],
    ] as const) {
      const { read } = await as(persona, 'default');
      expect(await read('/device')).toMatchObject({
        results: expect.arrayContaining([
          expect.objectContaining({ subscription: expect.objectContaining({ currency }) as object }),
        ]) as object,
      });
    }
  });

  test('the module X1R on sale', async () => {
    const { read } = await as('owner', 'default');
    expect(await read('/products')).toEqual(
      expect.arrayContaining([expect.objectContaining({ sku: 'X1R-LTE', is_b2c_product: true })]),
    );
  });
});
