import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plansById } from '../../fixtures/catalog/plans.ts';
import type { Country } from '../../generated/contract/types.gen.ts';
import { settle } from '../../mock-server/domain/settle.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock, type Send } from '../support/mock.ts';
import { DAY, Ledger, type Seen } from './money-ledger.ts';

/** Three owners, two dash cams and one more to add. Walks of what owners can do, in any order, over HTTP. */
const OWNERS = [
  { persona: 'owner', user: 101, account: 11, email: 'riley.kowalski@waymark.example', country: 'US' },
  { persona: 'transfer-recipient', user: 801, account: 81, email: 'transfer-recipient@waymark.example', country: 'US' },
  { persona: 'owner-mexican', user: 501, account: 51, email: 'owner-mexican@waymark.example', country: 'MX' },
] as const satisfies readonly { persona: string; user: number; account: number; email: string; country: Country }[];
const POSTAL_CODES = { US: '60607', MX: '06600' } as const;
/** On the trial until November 27, without a plan, and without a plan in Mexico. */
const DEVICES = ['3182042795', '3182041907', 'DR-30771-913', '3199900035'] as const;
const NEW = DEVICES[3];
const PLANS = ['basic-month', 'premium-month', 'premium-year', 'ultimate-month', 'ultimate-year'] as const;

/** Counted from the device that a walk is about. */
const device = fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 3);
const owner = fc.constantFrom(0, 1, 2);
const plan_id = fc.constantFrom(...PLANS);
const add_on = fc.constantFrom('streaming-month', 'streaming-month', 'streaming-trial');
const of = <N extends string, T extends object>(
  kind: N,
  model: { [K in keyof T]: fc.Arbitrary<T[K]> },
): fc.Arbitrary<T & { kind: N }> => fc.record<T>(model).map((values) => ({ ...values, kind }));
const command = fc.oneof(
  { weight: 7, arbitrary: of('wait', { days: fc.constantFrom(1, 3, 6, 8, 20, 31, 31, 60) }) },
  { weight: 5, arbitrary: of('buy', { device, plan_id }) },
  { weight: 2, arbitrary: of('stream', { device, add_on }) },
  { weight: 1, arbitrary: of('bundle', { device, plan_id, add_on }) },
  { weight: 4, arbitrary: of('switch', { device, presses: fc.constantFrom('off', 'on', 'off on') }) },
  { weight: 3, arbitrary: of('card', { device, outcome: fc.constantFrom('declined', 'succeeds') }) },
  { weight: 2, arbitrary: of('cancel', { device }) },
  { weight: 2, arbitrary: of('transfer', { device, to: owner }) },
  { weight: 1, arbitrary: of('move', { owner, country: fc.constantFrom('US', 'MX') }) },
  { weight: 1, arbitrary: of('pause', { device, months: fc.constantFrom(1, 3) }) },
  { weight: 1, arbitrary: of('install', { device, plan_id: fc.option(plan_id, { nil: undefined }) }) },
  { weight: 1, arbitrary: of('service', { device }) },
  { weight: 1, arbitrary: of('delete', { device }) },
  { weight: 1, arbitrary: of('add', { owner, device: fc.constantFrom(0, 3, 3) }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

const mock = createMock();

/** A world of only these owners and devices, which each walk copies. */
async function start(): Promise<World> {
  const world = await mock.world();
  const { vehicles, devices, due, cards, users } = world.tables;
  for (const { id } of due.values()) due.delete(id);
  for (const { id, device_key } of vehicles.values())
    if (!DEVICES.some((key) => key === device_key)) vehicles.delete(id);
  for (const { id, vehicle_access } of users.values())
    if (vehicle_access.length > 0) users.update(id, { vehicle_access: [] });
  const now = world.clock.now();
  const clear = { add_ons: [], autorenewal: false, pending_plan: null, pause: null };
  devices.update(DEVICES[0], { ...clear, cameras: ['front'] });
  for (const key of [DEVICES[1], DEVICES[2]])
    devices.update(key, { ...clear, product_name: 'ft-xc2', plan_renewal_date: now - DAY, device_state: 'installed' });
  const trial = devices.get(DEVICES[0]);
  due.put({ id: `plan_ends:${DEVICES[0]}`, at: trial?.plan_renewal_date ?? 0, kind: 'plan_ends', subject: DEVICES[0] });
  for (const { id, account, ...card } of [
    { id: 601, account: 11, country: 'US', State: 'IL', Zip5: '60607' },
    { id: 602, account: 81, country: 'US', State: 'IL', Zip5: '60607' },
    { id: 603, account: 51, country: 'MX', State: 'CMX', Zip5: '06600' },
  ] as const) {
    for (const old of cards.by('subscriber', account)) cards.delete(old.id);
    const { country, ...place } = card;
    const billing_info = { Name: 'A', Street: 'B', City: 'C', ...place };
    const rest = { nickname: null, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2050, outcome: 'succeeds' };
    cards.put({ id, subscriber: account, is_main: true, country, billing_info, ...rest, outcome: 'succeeds' });
  }
  return world;
}

class Walk {
  readonly #world: World;
  readonly #ledger = new Ledger();
  readonly #senders = new Map<string, Send>();
  #seen = 0;
  #receipts: number;
  readonly #focus: number;

  constructor(world: World, focus: number) {
    this.#focus = focus;
    this.#world = world;
    this.#receipts = world.tables.payments.own.size;
    for (const { account, country } of OWNERS) this.#ledger.open(account, country);
    const now = world.clock.now();
    this.#ledger.add(DEVICES[0], 11, now, world.tables.devices.get(DEVICES[0])?.plan_renewal_date);
    this.#ledger.add(DEVICES[1], 11, now);
    this.#ledger.add(DEVICES[2], 51, now);
  }

  get charges(): number {
    return this.#seen;
  }

  /** Key of a device, counted from the one that the walk is about. */
  #key = (index: number): string => DEVICES[(this.#focus + index) % DEVICES.length] ?? NEW;

  async #send(persona: string, ...request: Parameters<Send>) {
    const known = this.#senders.get(persona) ?? (await mock.as(this.#world, persona));
    this.#senders.set(persona, known);
    const answer = await known(...request);
    expect(answer.status).toBeLessThan(500);
    return answer;
  }

  #ownerOf(index: number) {
    const vehicle = this.#world.tables.vehicles.oneBy('device_key', this.#key(index));
    return { vehicle, owner: OWNERS.find(({ account }) => account === vehicle?.subscriber) ?? OWNERS[0] };
  }

  #stateOf(key: string): Seen | null {
    const { devices, vehicles } = this.#world.tables;
    const row = devices.get(key);
    if (!row || !vehicles.oneBy('device_key', key)) return null;
    const now = this.#world.clock.now();
    return {
      inService: row.device_state === 'installed' && row.plan_renewal_date > now,
      plan: row.plan_id,
      starts: row.plan_activation_date,
      ends: row.plan_renewal_date,
      isAheadPending: row.pending_plan?.paid != null,
      streamsUntil: Math.max(0, ...row.add_ons.map(({ expiration }) => expiration)),
    };
  }

  /** Enters receipts of renewals since the last look, then compares devices and credit. */
  async #look(): Promise<void> {
    const { payments, devices } = this.#world.tables;
    for (const row of [...payments.own.values()].slice(this.#receipts)) {
      this.#receipts += 1;
      if (!row || row.failure !== null) continue;
      this.#seen += 1;
      const level = plansById.get(devices.get(row.payment.line_items[0]?.device_key ?? '')?.plan_id ?? '')?.level ?? 1;
      if (row.kind === 'renewal') this.#ledger.renew(row.subscriber, row.payment, row.at, level);
    }
    const now = this.#world.clock.now();
    for (const key of DEVICES) {
      const seen = this.#ledger.has(key) ? this.#stateOf(key) : null;
      if (seen) this.#ledger.see(key, seen, now);
    }
  }

  async #checkCredit({ persona, account }: (typeof OWNERS)[number]): Promise<void> {
    const { body } = await this.#send(persona, 'GET', `/api/v1/subscriber/${account}`);
    this.#ledger.checkCredit(account, (body as { prepaid_credit: number }).prepaid_credit);
  }

  /** Moves the clock, in steps that end whenever something is due. */
  async #wait(days: number): Promise<void> {
    const { clock, tables } = this.#world;
    const target = clock.now() + days * DAY;
    this.#senders.clear();
    while (clock.now() < target) {
      const from = clock.now();
      const served = DEVICES.filter((key) => this.#ledger.has(key) && this.#stateOf(key)?.inService);
      const to = Math.min(target, ...[...tables.due.values()].map(({ at }) => at).filter((at) => at > from));
      clock.set(to);
      settle(this.#world);
      await this.#look();
      for (const key of served) this.#ledger.serve(key, from, to);
    }
  }

  async #buy(index: number, items: object): Promise<void> {
    const key = this.#key(index);
    const { owner } = this.#ownerOf(index);
    const level = plansById.get(this.#stateOf(key)?.plan ?? '')?.level ?? null;
    // Two equal purchases within ten seconds are one.
    this.#world.clock.advance(11_000);
    settle(this.#world);
    await this.#look();
    const now = this.#world.clock.now();
    const { status, body } = await this.#send(owner.persona, 'POST', '/api/v1/payments', {
      line_items: [{ device_key: key, ...items }],
    });
    if (status === 200) this.#ledger.buy(owner.account, body, now, level);
  }

  async run(command: Command): Promise<void> {
    switch (command.kind) {
      case 'wait':
        await this.#wait(command.days);
        break;
      case 'buy':
        await this.#buy(command.device, { plan_id: command.plan_id });
        break;
      case 'stream':
        await this.#buy(command.device, { plan_add_on_id: command.add_on });
        break;
      case 'bundle':
        await this.#buy(command.device, { plan_id: command.plan_id, plan_add_on_id: command.add_on });
        break;
      case 'switch': {
        const { vehicle, owner } = this.#ownerOf(command.device);
        for (const press of command.presses.split(' ')) {
          const body = { vehicle_id: vehicle?.id ?? 1, autorenewal: press === 'on' };
          await this.#send(owner.persona, 'PATCH', '/api/v1/device/autorenew', body);
        }
        break;
      }
      case 'card': {
        const { account } = this.#ownerOf(command.device).owner;
        for (const { id } of this.#world.tables.cards.by('subscriber', account))
          this.#world.tables.cards.update(id, { outcome: command.outcome === 'declined' ? 'declined' : 'succeeds' });
        break;
      }
      case 'cancel': {
        const key = this.#key(command.device);
        const { persona } = this.#ownerOf(command.device).owner;
        const path = `/api/v1/device/cancel-pending-plan/${key}/`;
        if ((await this.#send(persona, 'PATCH', path, {})).status === 200) this.#ledger.cancelAhead(key);
        break;
      }
      case 'transfer':
        await this.#transfer(command.device, command.to);
        break;
      case 'move':
        await this.#move(command.owner, command.country === 'MX' ? 'MX' : 'US');
        break;
      case 'pause': {
        const { persona } = this.#ownerOf(command.device).owner;
        const body = { device_key: this.#key(command.device), seasonal_pause_duration: command.months };
        await this.#send(persona, 'PATCH', '/api/v1/device/pause', body);
        break;
      }
      case 'install':
        await this.#install(command.device, command.plan_id);
        break;
      case 'service': {
        const { persona } = this.#ownerOf(command.device).owner;
        const end = new Date(this.#world.clock.now() + DAY).toISOString();
        const path = `/api/v1/device/service/${this.#key(command.device)}`;
        await this.#send(persona, 'PATCH', path, { service_mode: true, service_mode_end_date: end });
        break;
      }
      case 'delete': {
        const key = this.#key(command.device);
        const { persona } = this.#ownerOf(command.device).owner;
        const body = { device_key: key, service_mode_override: true };
        const { status } = await this.#send(persona, 'PATCH', '/api/v1/device/deactivate', body);
        if (status === 200) this.#ledger.leave(key, null);
        break;
      }
      case 'add':
        await this.#add(command.owner, command.device);
        break;
    }
    await this.#look();
    if ('device' in command) await this.#checkCredit(this.#ownerOf(command.device).owner);
  }

  async finish(): Promise<void> {
    for (const one of OWNERS) await this.#checkCredit(one);
  }

  async #transfer(index: number, to: number): Promise<void> {
    const key = this.#key(index);
    const { owner } = this.#ownerOf(index);
    const recipient = OWNERS[to] ?? OWNERS[0];
    const body = { email: recipient.email, subscriber_id: owner.account };
    const offer = await this.#send(owner.persona, 'POST', `/api/v1/device/transfer/${key}`, body);
    if (offer.status !== 201) return;
    const pending = this.#world.tables.transfers.by('device_key', key).find(({ status }) => status === 'pending');
    const path = `/api/v1/device/transfer-complete?token=${pending?.id}`;
    const { status } = await this.#send(recipient.persona, 'POST', path);
    if (status === 204) this.#ledger.leave(key, recipient.account);
    else await this.#send(owner.persona, 'DELETE', `/api/v1/device/transfer/${key}`);
  }

  /** Changes the country of the profile, and with it the card. */
  async #move(index: number, country: 'US' | 'MX'): Promise<void> {
    const { persona, user, account } = OWNERS[index] ?? OWNERS[0];
    const body = { country, postal_code: POSTAL_CODES[country] };
    const { status } = await this.#send(persona, 'PATCH', `/api/v1/user/${user}`, body);
    if (status !== 200) return;
    this.#ledger.move(account, country);
    const place = country === 'US' ? { State: 'IL', Zip5: '60607' } : { State: 'CMX', Zip5: '06600' };
    for (const { id, billing_info } of this.#world.tables.cards.by('subscriber', account))
      this.#world.tables.cards.update(id, { country, billing_info: { ...billing_info, ...place } });
  }

  /** Ends a pause or service mode, or begins a plan. What it charges has a receipt like a purchase. */
  async #install(index: number, plan: string | undefined): Promise<void> {
    const key = this.#key(index);
    const { owner } = this.#ownerOf(index);
    const before = this.#world.tables.payments.own.size;
    const body = { device_key: key, ...(plan === undefined ? { exit_service_mode: true } : { plan_id: plan }) };
    const { status } = await this.#send(owner.persona, 'PATCH', '/api/v1/device/install', body);
    const paid = [...this.#world.tables.payments.own.values()].slice(before).find((row) => row?.failure === null);
    const now = this.#world.clock.now();
    const [line] = paid?.payment.line_items ?? [];
    if (status !== 200 || !paid || !line) return;
    const change = { kind: 'new', starts_at: new Date(this.#stateOf(key)?.starts ?? now).toISOString() } as const;
    const line_items = [{ ...line, change: { ...change, credit: 0, days_left: 0, days_in_term: 0 } }];
    this.#ledger.buy(owner.account, { ...paid.payment, line_items }, now, null);
  }

  async #add(index: number, which: number): Promise<void> {
    const { persona, account } = OWNERS[index] ?? OWNERS[0];
    const key = which === 0 ? DEVICES[0] : NEW;
    const body = { subscriber_id: account, device_key: key, vehicle_name: 'Added' };
    if ((await this.#send(persona, 'POST', '/api/v1/vehicle', body)).status !== 201) return;
    const ends = this.#stateOf(key)?.ends;
    this.#ledger.add(key, account, this.#world.clock.now(), ends);
  }
}

/** `npm run test:full` walks farther. */
const WALKS = Number(process.env['WAYMARK_WALKS'] ?? 2_000);
const SEED = Number(process.env['WAYMARK_SEED'] ?? 2026);

const anyWalk = fc.record({
  focus: fc.constantFrom(0, 0, 1, 2, 3),
  commands: fc.array(command, { minLength: 10, maxLength: 24, size: 'max' }),
});

test('[commerce 4] no walk of purchases, switches, transfers and clocks gets service or credit that was not paid', async () => {
  const base = await start();
  let charges = 0;
  await fc.assert(
    fc.asyncProperty(anyWalk, async ({ focus, commands }) => {
      const world = await mock.worlds.fork(base);
      if (!world) throw new Error('Too many worlds');
      const walk = new Walk(world, focus);
      try {
        for (const one of commands) await walk.run(one);
        await walk.finish();
      } finally {
        await mock.worlds.remove(world.id);
      }
      charges += walk.charges;
    }),
    { numRuns: WALKS, seed: SEED },
  );
  expect(charges).toBeGreaterThan(WALKS / 2);
}, 10_800_000);
