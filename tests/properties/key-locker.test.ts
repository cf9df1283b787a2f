import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { World } from '../../mock-server/world/world.ts';
import { createMock, NOW, type Send } from '../support/mock.ts';

/** PINs, guests and options of one key locker, walked in any order over HTTP while the clock runs. */
const DEVICE = '3182042261';
const PIN = `/api/v1/device/${DEVICE}/pin`;
const PINS = ['111111', '222222', '333333'] as const;
const MINUTE = 60_000;
const LOCK = 15 * MINUTE;

/** What the key locker must be like, by the rules alone. Times are milliseconds since 1970. */
type Model = {
  now: number;
  master: string | null;
  guest: { ends: number | null; shared: boolean } | null;
  failures: number;
  failedAt: number;
  isSilent: boolean;
  letters: number;
};
type Real = { world: World; send: Send };

const isGuestSet = ({ guest, now }: Model): boolean => guest !== null && (guest.ends === null || now < guest.ends);
const failuresOf = ({ failures, failedAt, now }: Model): number => (now - failedAt < LOCK ? failures : 0);

async function expectState(model: Model, { send }: Real): Promise<void> {
  const { body } = await send('GET', `/api/v1/device/${DEVICE}/features?keylocker=true&query_device=false`);
  expect((body as { keylocker: unknown }).keylocker).toMatchObject({
    is_master_pin_set: model.master !== null,
    is_secondary_pin_set: isGuestSet(model),
    is_secondary_pin_shared: model.guest?.shared ?? false,
    secondary_end_date: model.guest?.ends == null ? null : new Date(model.guest.ends).toISOString(),
  });
}

class SetMaster implements fc.AsyncCommand<Model, Real> {
  readonly pin: string;
  constructor(pin: string) {
    this.pin = pin;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { status } = await real.send('PATCH', PIN, { pin: this.pin });
    expect(status).toBe(model.isSilent ? 424 : 200);
    if (!model.isSilent) Object.assign(model, { master: this.pin, failures: 0 });
    await expectState(model, real);
  }
  toString = () => `master ${this.pin}`;
}

class SetGuest implements fc.AsyncCommand<Model, Real> {
  readonly minutes: number | null;
  readonly shared: boolean;
  constructor(minutes: number | null, shared: boolean) {
    this.minutes = minutes;
    this.shared = shared;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const ends = this.minutes === null ? null : model.now + this.minutes * MINUTE;
    const { status } = await real.send('PATCH', PIN, {
      pin: PINS[0],
      is_secondary_pin: true,
      is_secondary_pin_shared: this.shared,
      secondary_end_date: ends === null ? null : new Date(ends).toISOString(),
    });
    const isPast = ends !== null && ends <= model.now;
    expect(status).toBe(isPast ? 400 : model.isSilent ? 424 : 200);
    if (status === 200) {
      model.guest = { ends, shared: this.shared };
      // Two guests may control the vehicle.
      if (this.shared) model.letters += 2;
    }
    await expectState(model, real);
  }
  toString = () => `guest for ${this.minutes} min${this.shared ? ', shared' : ''}`;
}

class Clear implements fc.AsyncCommand<Model, Real> {
  readonly pin: string;
  constructor(pin: string) {
    this.pin = pin;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { status } = await real.send('DELETE', `${PIN}?master_pin=${this.pin}`);
    const failures = failuresOf(model);
    if (model.isSilent) expect(status).toBe(424);
    else if (failures >= 5) expect(status).toBe(429);
    else if (model.master === this.pin) {
      expect(status).toBe(204);
      Object.assign(model, { guest: null, failures: 0 });
    } else {
      expect(status).toBe(400);
      if (model.master !== null) Object.assign(model, { failures: failures + 1, failedAt: model.now });
    }
    await expectState(model, real);
  }
  toString = () => `clear with ${this.pin}`;
}

/** Eight presses in one instant: the lock counts them one after the other. */
class Guess implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real) {
    const guess = () => real.send('DELETE', `${PIN}?master_pin=000000`);
    const answers = await Promise.all(Array.from({ length: 8 }, guess));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    const failures = failuresOf(model);
    if (model.isSilent) expect(statuses).toEqual(Array(8).fill(424));
    else if (failures >= 5) expect(statuses).toEqual(Array(8).fill(429));
    else if (model.master === null) expect(statuses).toEqual(Array(8).fill(400));
    else {
      const checked = 5 - failures;
      expect(statuses).toEqual([...Array(checked).fill(400), ...Array(8 - checked).fill(429)]);
      Object.assign(model, { failures: 5, failedAt: model.now });
    }
    await expectState(model, real);
  }
  toString = () => 'eight guesses at once';
}

/** Guests, installers and strangers: none changes anything, whatever state the PINs are in. */
class Meddle implements fc.AsyncCommand<Model, Real> {
  readonly persona: string;
  constructor(persona: string) {
    this.persona = persona;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const send = await mock.as(real.world, this.persona);
    const set = await send('PATCH', PIN, { pin: PINS[0], is_secondary_pin: true });
    const cleared = await send('DELETE', `${PIN}?master_pin=${model.master ?? PINS[0]}`);
    const expected = this.persona.startsWith('guest') ? 403 : 404;
    expect([set.status, cleared.status]).toEqual([expected, expected]);
    await expectState(model, real);
  }
  toString = () => `${this.persona} tries`;
}

class ChangeOption implements fc.AsyncCommand<Model, Real> {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const body = { options: [{ table: 1, option: 4, value: this.value }] };
    const { status } = await real.send('PATCH', `/api/v1/device/${DEVICE}/option-tables`, body);
    const hasPin = model.master !== null || isGuestSet(model);
    expect(status).toBe(hasPin ? (model.isSilent ? 424 : 200) : 403);
  }
  toString = () => `option ${this.value}`;
}

class Wait implements fc.AsyncCommand<Model, Real> {
  readonly minutes: number;
  constructor(minutes: number) {
    this.minutes = minutes;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    model.now += this.minutes * MINUTE;
    real.world.clock.set(model.now);
    // A token lasts an hour.
    real.send = await mock.as(real.world, 'owner');
    await expectState(model, real);
  }
  toString = () => `wait ${this.minutes} min`;
}

class Silence implements fc.AsyncCommand<Model, Real> {
  readonly isSilent: boolean;
  constructor(isSilent: boolean) {
    this.isSilent = isSilent;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    model.isSilent = this.isSilent;
    real.world.tables.devices.update(DEVICE, { traits: this.isSilent ? ['unreachable'] : [] });
    await expectState(model, real);
  }
  toString = () => (this.isSilent ? 'falls silent' : 'answers again');
}

const pin = fc.constantFrom(...PINS);
const commands = [
  pin.map((digits) => new SetMaster(digits)),
  fc
    .tuple(fc.option(fc.constantFrom(-5, 0, 1, 10, 60)), fc.boolean())
    .map(([minutes, shared]) => new SetGuest(minutes, shared)),
  pin.map((digits) => new Clear(digits)),
  pin.map((digits) => new Clear(digits)),
  fc.constant(new Clear('000000')),
  fc.constant(new Guess()),
  fc.constantFrom('guest-full', 'guest-partial', 'installer', 'owner-stranger').map((one) => new Meddle(one)),
  fc.constantFrom(1, 2, 3).map((value) => new ChangeOption(value)),
  fc.constantFrom(1, 5, 14, 15, 60, 24 * 60, 40 * 24 * 60).map((minutes) => new Wait(minutes)),
  fc.boolean().map((isSilent) => new Silence(isSilent)),
];

const mock = createMock();
/** `npm run test:full` walks farther. */
const WALKS = Math.ceil(Number(process.env['WAYMARK_WALKS'] ?? 2_000) / 50);
const SEED = Number(process.env['WAYMARK_SEED'] ?? 0);

test('[commerce 3] a key locker follows its rules in every order of presses, and keeps no digits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40 }), async (walk) => {
      const world = await mock.world();
      const real: Real = { world, send: await mock.as(world, 'owner') };
      const model: Model = {
        now: NOW,
        master: null,
        guest: null,
        failures: 0,
        failedAt: 0,
        isSilent: false,
        letters: 0,
      };
      await fc.asyncModelRun(() => ({ model, real }), walk);
      const sent = [...world.tables.outbox.values()].filter(({ code }) => code === PINS[0]);
      expect(sent).toHaveLength(model.letters);
      const { pins } = world.tables.devices.get(DEVICE) ?? {};
      expect(JSON.stringify([pins, [...world.tables.commands.values()]])).not.toMatch(/"(?:111111|222222|333333)"/);
    }),
    { numRuns: WALKS, ...(SEED && { seed: SEED }) },
  );
}, 1_800_000);
