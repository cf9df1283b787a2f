import { beforeEach, vi } from 'vitest';
import type { User } from '../../api/model.ts';
import { memoryStorage } from '../../lib/storage.fixture.ts';

/** Stubs the API's operations. Modules that use them are imported after this one. */
export const calls = {
  createPayment: vi.fn(),
  listPayments: vi.fn(),
  getPayment: vi.fn(),
  listDevices: vi.fn(),
  setAddOnAutorenewal: vi.fn(),
};
vi.mock('../../../generated/client/payment.ts', async (original) => ({ ...(await original<object>()), ...calls }));
vi.mock('../../../generated/client/device.ts', async (original) => ({ ...(await original<object>()), ...calls }));

export const LINE = { device_key: 'a', plan_id: 'premium-month', plan_add_on_id: 'streaming-month' };
export const REQUEST = { line_items: [LINE], expected_charge: 20 };
export const PAID = {
  uuid: 'p1',
  base_amount: 20,
  final_charge: 20,
  line_items: [
    { ...LINE, payment: { amount: 20 }, is_payment_deferred: false, plan_add_on_price: 8, vehicle_name: 'Van 09' },
  ],
};
export const LOST = new TypeError('Failed to fetch');
/** A refusal, made by the error class of the tab's modules. */
export const refused = async (facts: object) => {
  const { ApiError } = await import('../../api/errors.ts');
  return new ApiError({ kind: 'validation', status: 400, message: '', ...facts });
};
export const receipt = (facts: object = {}) => ({
  uuid: 'p1',
  transaction_date: new Date().toISOString(),
  final_charge: 20,
  payment: PAID,
  ...facts,
});

export async function connect(options: { sendsKeys?: boolean } = {}) {
  const { configureApi } = await import('../../api/settings.ts');
  const base = new URL('https://portal.example/');
  configureApi({ base, origin: base, accessToken: async () => null, onUnauthorized: () => undefined, ...options });
}

export async function signIn(id: number) {
  const { setSession } = await import('../../state/session.ts');
  setSession({ status: 'signed_in', user: { id } as User });
}

export const stored = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join('\n');

/** Ends the session as a logout does. */
export async function logOut() {
  const { setSession } = await import('../../state/session.ts');
  const { emptyEverything } = await import('../../state/logout-registry.ts');
  emptyEverything();
  setSession({ status: 'signed_out', notice: null });
}

/** One tab with a cart. */
export async function tab() {
  await connect();
  await signIn(101);
  const { useCart, addToCart } = await import('../../state/cart.ts');
  const { pay, resolveAttempt, searchAgain } = await import('./payments.ts');
  const { usePurchase } = await import('../../state/purchase.ts');
  const { useLastReceipt } = await import('../../state/last-receipt.ts');
  addToCart(LINE);
  return { useCart, pay, resolveAttempt, searchAgain, usePurchase, useLastReceipt };
}

/** Idempotency keys of the payments that were sent. */
export const keys = () =>
  calls.createPayment.mock.calls.map(
    ([, , options]) => (options as { headers: Record<string, string> }).headers['Idempotency-Key'],
  );

/** Before each test, opens a browser without tabs, with storage, locks and an API that accepts payments. */
export function withPayments(): void {
  beforeEach(() => {
    vi.resetModules();
    vi.resetAllMocks();
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
    let isHeld = false;
    let last: Promise<unknown> = Promise.resolve();
    const request = async (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      const { ifAvailable = false } = rest.length > 1 ? (rest[0] as { ifAvailable?: boolean }) : {};
      if (isHeld && ifAvailable) return await work(null);
      const before = last;
      isHeld = true;
      const working = before.then(async () => await work({}));
      last = working
        .catch(() => undefined)
        .then(() => {
          isHeld = false;
        });
      return await working;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    calls.createPayment.mockResolvedValue(PAID);
    calls.listPayments.mockResolvedValue({ results: [] });
    calls.listDevices.mockResolvedValue({
      results: [
        {
          vehicle_id: 7,
          plan_add_ons: [{ device_plan_add_on_id: 91, plan_add_on_id: 'streaming-month', auto_renew: true }],
        },
      ],
    });
  });
}
