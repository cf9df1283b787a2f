import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../mock-server/world/duration.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock } from '../support/mock.ts';
import { messagesTo } from '../support/outbox.ts';

const mock = createMock();
const PERSONAS = ['owner', 'guest-full'] as const;
const EMAILS = ['first@waymark.example', 'second@waymark.example'] as const;
/** Answered after 60 hours, closed a week later, listed for 90 days, five in 15 minutes. */
const [ANSWERED, CLOSED, LISTED, WINDOW, MOST] = [60 * HOUR, 228 * HOUR, 2_160 * HOUR, 15 * MINUTE, 5];

type Case = { user: number; id: string; subject: string; email: string; at: number };
type Model = { now: number; cases: Case[] };
type Real = { world: World };

/** Signs in for each request, because a token lasts an hour. */
const sender = (world: World, user: number) => mock.as(world, PERSONAS[user] ?? 'owner');
type Command = fc.AsyncCommand<Model, Real>;

const stateAt = ({ at }: Case, now: number) =>
  now - at >= CLOSED ? 'closed' : now - at >= ANSWERED ? 'answered' : 'open';

/** Compares what both users see, and the letters to both addresses. */
async function look({ now, cases }: Model, { world }: Real) {
  for (const user of PERSONAS.keys()) {
    const expected = cases
      .filter((one) => one.user === user && now - one.at <= LISTED)
      .map((one) => [one.id, one.subject, one.email, stateAt(one, now)])
      .reverse();
    const send = await sender(world, user);
    const { body } = (await send('GET', '/api/case')) as unknown as { body: Record<string, string>[] };
    expect(body.map(({ id, subject, email, state }) => [id, subject, email, state])).toEqual(expected);
  }
  for (const email of EMAILS) {
    const own = cases.filter((one) => one.email === email);
    const answered = own.filter((one) => stateAt(one, now) !== 'open');
    expect(messagesTo(world, email)).toHaveLength(own.length + answered.length);
  }
}

class Open implements Command {
  readonly user: number;
  readonly email: string;
  readonly subject: string;
  constructor(user: number, email: string, subject: string) {
    [this.user, this.email, this.subject] = [user, email, subject];
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { user, email, subject } = this;
    const isAllowed = model.cases.filter((one) => one.user === user && model.now - one.at < WINDOW).length < MOST;
    const body = { name: 'Riley', email, subject, description: 'It does not report.' };
    const answer = await (await sender(real.world, user))('POST', '/api/create-case', body);
    expect(answer.status).toBe(isAllowed ? 201 : 429);
    if (isAllowed) {
      const { id } = answer.body as { id: string };
      expect(model.cases.map((one) => one.id)).not.toContain(id);
      model.cases.push({ user, id, subject, email, at: model.now });
    }
    await look(model, real);
  }
  toString = () => `open(${PERSONAS[this.user]}, ${this.email})`;
}

/** Four presses in one instant: as many cases as the limit leaves, each with its own number. */
class OpenTogether implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    const recent = model.cases.filter((one) => one.user === 0 && model.now - one.at < WINDOW).length;
    const send = await sender(real.world, 0);
    const [email, subject] = [EMAILS[1], 'Four at once'];
    const body = { name: 'Riley', email, subject, description: 'It does not report.' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('POST', '/api/create-case', body)));
    const opened = answers.filter(({ status }) => status === 201).map((answer) => (answer.body as { id: string }).id);
    expect(opened).toHaveLength(Math.min(4, MOST - recent));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4 - opened.length);
    for (const id of opened.sort()) {
      expect(model.cases.map((one) => one.id)).not.toContain(id);
      model.cases.push({ user: 0, id, subject, email, at: model.now });
    }
    await look(model, real);
  }
  toString = () => 'open four at once';
}

class Refused implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    const body = { name: 'Riley', email: EMAILS[0], subject: 'Van', description: '   ' };
    const send = await sender(real.world, 0);
    expect((await send('POST', '/api/create-case', body)).status).toBe(400);
    await look(model, real);
  }
  toString = () => 'refused';
}

class Wait implements Command {
  readonly hours: number;
  constructor(hours: number) {
    this.hours = hours;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    model.now += this.hours * HOUR;
    real.world.clock.set(model.now);
    await look(model, real);
  }
  toString = () => `wait(${this.hours} h)`;
}

const commands = [
  fc
    .tuple(fc.constantFrom(0, 0, 1), fc.constantFrom(...EMAILS), fc.constantFrom('Van 12', 'Trailer 3'))
    .map((given) => new Open(...given)),
  fc.constant(new Refused()),
  fc.constant(new OpenTogether()),
  fc.constantFrom(0.1, 1, 30, 60, 168, 1_000).map((hours) => new Wait(hours)),
];

/** `npm run test:full` walks farther. */
const WALKS = Math.ceil(Number(process.env['WAYMARK_WALKS'] ?? 2_000) / 80);
const SEED = Number(process.env['WAYMARK_SEED'] ?? 0);

test('[commerce 7] cases are open, answered and closed for their user alone, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 14 }), async (walk) => {
      const world = await mock.world();
      await fc.asyncModelRun(() => ({ model: { now: world.clock.now(), cases: [] }, real: { world } }), walk);
    }),
    { numRuns: WALKS, ...(SEED && { seed: SEED }) },
  );
}, 1_800_000);
