/** Bench process: quotes of carts without HTTP. Prints quotes per second by the number of lines. */
import { couponsByCode } from '../../fixtures/catalog/coupons.ts';
import { SALES_TAXES, taxesOf } from '../../mock-server/domain/money/taxes.ts';
import { cart, line, quoted } from '../../mock-server/domain/money/test-bench.ts';

const SIZES = [1, 20, 200];
/** Milliseconds. */
const WARM_UP = 500;
const ROUND = 1_000;

const taxes = taxesOf({ country: 'CA', state: 'BC' }, SALES_TAXES) ?? [];
const coupon = couponsByCode.get('WELCOME10') ?? null;

function perSecond(lines: number): number {
  const bought = Array.from({ length: lines }, () => line({ plan: 'premium-year', sku: 'X1R-LTE' }));
  const { lines: _lines, ...rest } = cart(bought, { country: 'CA', taxes, coupon, eligible_vehicles: 12 });
  const during = (ms: number): number => {
    const startedAt = performance.now();
    let quotes = 0;
    while (performance.now() - startedAt < ms) {
      quoted(bought, rest);
      quotes += 1;
    }
    return (quotes * 1_000) / (performance.now() - startedAt);
  };
  during(WARM_UP);
  return during(ROUND);
}

console.log(JSON.stringify(Object.fromEntries(SIZES.map((lines) => [`of${lines}`, perSecond(lines)]))));
