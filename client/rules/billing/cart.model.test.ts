import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addLine,
  type CartItem,
  type CartLine,
  cartCount,
  hasAddOn,
  hasConflict,
  lineKey,
  removeItem,
  setQuantity,
} from './cart.ts';

const device = fc.constantFrom('a', 'b', 'c');
const product = fc.constantFrom(1, 2);
const addOn = fc.constantFrom('streaming-month', 'no-streaming');
const added: fc.Arbitrary<CartLine> = fc.oneof(
  fc.record({ device_key: device, plan_id: fc.constantFrom('basic', 'premium') }),
  fc.record({ device_key: device, plan_id: fc.constant('premium'), plan_add_on_id: addOn }),
  fc.record({ device_key: device, plan_add_on_id: fc.constant('streaming-month') }),
  fc.record({ device_key: device, product_id: product }),
  fc.record({ product_id: product, product_quantity: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ product_id: product, plan_id: fc.constant('premium') }),
);

type Real = { lines: readonly CartLine[] };
/** Counts items without merging: what the badge has to show. */
type Model = { count: number };
type Command = fc.Command<Model, Real>;

const countOf = (lines: readonly CartLine[], key: string): number =>
  cartCount(lines.filter((line) => lineKey(line) === key));

/** Invariants of every cart (commerce 4, commerce 9). */
function check(model: Model, { lines }: Real): void {
  const keys = lines.map(lineKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(hasConflict(lines)).toBe(false);
  expect(cartCount(lines)).toBe(model.count);
  for (const line of lines) {
    expect(cartCount([line])).toBeGreaterThan(0);
    expect(line.product_quantity ?? 1).toBeGreaterThanOrEqual(1);
    expect(line.product_quantity ?? 1).toBeLessThanOrEqual(10);
  }
}

class Add implements Command {
  readonly #line: CartLine;
  constructor(line: CartLine) {
    this.#line = line;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    const key = lineKey(this.#line);
    const held = real.lines.find((line) => lineKey(line) === key);
    const result = addLine(real.lines, this.#line);
    if (typeof result === 'string') return check(model, real);
    const before = countOf(real.lines, key);
    real.lines = result;
    const merged = real.lines.find((line) => lineKey(line) === key);
    // Adding never loses an item of the line.
    for (const name of ['plan_id', 'product_id'] as const)
      if (held?.[name] !== undefined) expect(merged?.[name]).toBeDefined();
    model.count += countOf(real.lines, key) - before;
    check(model, real);
  }
  toString = () => `add ${JSON.stringify(this.#line)}`;
}

class Remove implements Command {
  readonly #line: CartLine;
  readonly #item: CartItem;
  constructor(line: CartLine, item: CartItem) {
    this.#line = line;
    this.#item = item;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    const key = lineKey(this.#line);
    const held = real.lines.find((line) => lineKey(line) === key);
    const others = real.lines.filter((line) => line !== held);
    const result = removeItem(real.lines, key, this.#item);
    if (typeof result === 'string') return check(model, real);
    real.lines = result;
    model.count = cartCount(real.lines);
    check(model, real);
    if (held?.device_key === undefined) return;
    const rest = real.lines.find((line) => lineKey(line) === key);
    const hasOther =
      (this.#item !== 'plan' && held.plan_id !== undefined) ||
      (this.#item !== 'product' && held.product_id !== undefined) ||
      (this.#item !== 'add_on' && hasAddOn(held));
    expect(rest !== undefined).toBe(hasOther);
    expect(real.lines.filter((line) => line !== rest)).toEqual(others);
  }
  toString = () => `remove ${this.#item} of ${JSON.stringify(this.#line)}`;
}

class SetQuantity implements Command {
  readonly #line: CartLine;
  readonly #quantity: number;
  constructor(line: CartLine, quantity: number) {
    this.#line = line;
    this.#quantity = quantity;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    const key = lineKey(this.#line);
    const before = countOf(real.lines, key);
    real.lines = setQuantity(real.lines, key, this.#quantity);
    model.count += countOf(real.lines, key) - before;
    check(model, real);
  }
  toString = () => `quantity ${this.#quantity} of ${JSON.stringify(this.#line)}`;
}

test('[commerce 4] any order of adding and removing keeps the rules of the cart', () => {
  const commands = fc.commands([
    added.map((line) => new Add(line)),
    fc
      .tuple(added, fc.constantFrom<CartItem>('plan', 'product', 'add_on'))
      .map(([line, item]) => new Remove(line, item)),
    fc.tuple(added, fc.integer({ min: -2, max: 14 })).map(([line, quantity]) => new SetQuantity(line, quantity)),
  ]);
  fc.assert(fc.property(commands, (all) => fc.modelRun(() => ({ model: { count: 0 }, real: { lines: [] } }), all)));
});
